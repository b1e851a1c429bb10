BEGIN TRANSACTION;
CREATE TABLE admissions (
	hash VARCHAR(64) NOT NULL, 
	note TEXT NOT NULL, 
	"left" INTEGER NOT NULL, 
	until BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE aheads (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	sight VARCHAR(64) NOT NULL, 
	is_dropped BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010_ahead');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	judged INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	report TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	at INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	PRIMARY KEY (table_id, at, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE audit (
	id VARCHAR(32) NOT NULL, 
	moment BIGINT NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	act VARCHAR(16) NOT NULL, 
	"on" VARCHAR(64) NOT NULL, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE aways (
	person VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (person, since), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE bans (
	person VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	reason TEXT NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE blocked (
	person VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, blocked), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE blocks (
	table_id VARCHAR(32) NOT NULL, 
	first INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	banks TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	unit VARCHAR(16) NOT NULL, 
	moment BIGINT NOT NULL, chain VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, first), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',1,'* seat 0
* gwbs
* gwsb
* gbbw
* gbws','[]',-1,'','fbebcf6b0',1794952556547,'35291989fba2c8bf');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',6,'0 place gbws at -1,-2 turn 0','[]',0,'','fbebcf6b1',1794952556573,'41e3e258f39a6fde');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',7,'0 build small at -1,-2','[]',0,'','fbebcf6b2',1794952556584,'5a8f20fe31ee14b9');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',8,'0 end
* gbww','[]',0,'','fbebcf6b3',1794952556591,'d73b1469935ac089');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',10,'1 place gbww at -2,-4 turn 0','[]',1,'','fbebcf6b4',1794952556599,'20bec5866304e3ba');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',11,'1 build small at -2,-4','[]',1,'','fbebcf6b5',1794952556611,'6bb94ba046adc7d4');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',12,'1 end
* gwbs','[]',1,'','fbebcf6b6',1794952556618,'2d83c28620fe5e11');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',14,'0 place gwbs at -3,-6 turn 0','[]',0,'','fbebcf6b7',1794952556627,'fe3287f554d5f592');
INSERT INTO "blocks" VALUES('7249c524673d60f6c981e550',15,'0 build small at -3,-6','[]',0,'','fbebcf6b8',1794952556634,'be896f0d2ac53276');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',1,'* 3
* 6
* 12244556','[]',-1,'','944454110',1794952556785,'50ef0d7bd0dcae50');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',4,'1 stand','[]',1,'','944454111',1794952556813,'1fb5880c4c7ffd48');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',5,'1 put 1/1','[]',1,'','944454112',1794952557176,'b7fe9665d2e53f06');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',6,'1 put 2/1','[]',1,'','944454113',1794952557191,'26c949cd3ebd6890');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',7,'1 put 4/1','[]',1,'','944454114',1794952557205,'923809e643719154');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',8,'1 put 5/1','[]',1,'','944454115',1794952557210,'96dbc693595c160e');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',9,'1 end
* 11233456','[]',1,'','944454116',1794952557219,'f1aeb7232b94e6e8');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',11,'0 stand','[]',0,'','944454117',1794952557228,'0669672cf0189106');
INSERT INTO "blocks" VALUES('39c99b723fdd05675d3fb102',12,'0 put 1/2','[]',0,'','944454118',1794952557235,'e58d0e69921164bd');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',1,'* seat 1
* infamous
* stupid
* fat
* stupid
* stupid
* stupid
* balcony
* lots
* swap
* balcony
* rifle
* washer','[]',-1,'','97f3089a0',1794952557398,'31c9d36a408df988');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',14,'1 draw
* car
* net
* firecracker','[]',1,'','97f3089a1',1794952557416,'958eb33725f533f4');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',18,'1 discard balcony','[]',1,'','97f3089a2',1794952557423,'5df1861d29ecf246');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',19,'1 draw
* car
* guano
* breadcrumbs','[]',1,'','97f3089a3',1794952557429,'e40b395bd1f41f6e');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',23,'1 discard breadcrumbs','[]',1,'','97f3089a4',1794952557437,'b8e378b8d5bda975');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',24,'1 discard car','[]',1,'','97f3089a5',1794952557447,'c28403abf5487235');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',25,'1 discard car','[]',1,'','97f3089a6',1794952557455,'a99ee3c266500f43');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',26,'1 end
* fat','[]',1,'','97f3089a7',1794952557460,'6cd40b7281963c2e');
INSERT INTO "blocks" VALUES('66720178ad9298ed56bc99ba',28,'0 draw
* guano
* metoo
* lots','[]',0,'','97f3089a8',1794952557475,'f444956cbe85fc46');
CREATE TABLE cards (
	digest VARCHAR(64) NOT NULL, 
	game TEXT NOT NULL, 
	ruleset VARCHAR(16) NOT NULL, 
	title TEXT NOT NULL, 
	provenance TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE channels (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	style VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE devices (
	hash VARCHAR(64) NOT NULL, 
	label TEXT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(hash) REFERENCES tokens (hash) ON DELETE CASCADE
);
CREATE TABLE entrants (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	withdrawn INTEGER NOT NULL, 
	PRIMARY KEY (tournament, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE errands (
	id VARCHAR(32) NOT NULL, 
	act VARCHAR(16) NOT NULL, 
	"on" VARCHAR(64) NOT NULL, 
	detail TEXT NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	"of" VARCHAR(64) NOT NULL, 
	part VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE invitations (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE kept_sets (
	person VARCHAR(32) NOT NULL, 
	set_id VARCHAR(32) NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (person, set_id), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(set_id) REFERENCES sets (id) ON DELETE CASCADE
);
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE leagues (
	id VARCHAR(32) NOT NULL, 
	title TEXT NOT NULL, 
	game TEXT NOT NULL, 
	terms TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	closed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE ledger (
	id VARCHAR(32) NOT NULL, 
	commits BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "ledger" VALUES('e4dffa5e36e07153',30);
CREATE TABLE likings (
	person VARCHAR(32) NOT NULL, 
	kinds TEXT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	zone TEXT NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_until INTEGER NOT NULL, 
	digest INTEGER NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE measures (
	set_id VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	matches INTEGER NOT NULL, 
	played INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	report TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (set_id), 
	FOREIGN KEY(set_id) REFERENCES sets (id) ON DELETE CASCADE
);
CREATE TABLE moderators (
	person VARCHAR(32) NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE mutes (
	person VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE nodes (
	id VARCHAR(32) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE notices (
	channel VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at INTEGER NOT NULL, 
	first BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	taken BIGINT NOT NULL, 
	batch VARCHAR(32) NOT NULL, 
	PRIMARY KEY (channel, kind, table_id, at), 
	FOREIGN KEY(channel) REFERENCES channels (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE orders (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE pages (
	person VARCHAR(32) NOT NULL, 
	address VARCHAR(32) NOT NULL, 
	shown VARCHAR(8) NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE pairings (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (tournament, round, board, seat), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	host TEXT NOT NULL, 
	name TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	signed BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE pauses (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE played (
	table_id VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	counts BOOLEAN NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	"left" BIGINT NOT NULL, 
	PRIMARY KEY (table_id, node, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE questions (
	table_id VARCHAR(32) NOT NULL, 
	at INTEGER NOT NULL, 
	seats TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "questions" VALUES('7249c524673d60f6c981e550',13,'0',1794952556618,0);
INSERT INTO "questions" VALUES('39c99b723fdd05675d3fb102',10,'0',1794952557219,0);
INSERT INTO "questions" VALUES('66720178ad9298ed56bc99ba',27,'0',1794952557460,0);
CREATE TABLE rated (
	league VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (league, person, number), 
	FOREIGN KEY(league) REFERENCES leagues (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE ratings (
	league VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	ordinal DOUBLE NOT NULL, 
	played INTEGER NOT NULL, 
	PRIMARY KEY (league, person), 
	FOREIGN KEY(league) REFERENCES leagues (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE results (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	"of" VARCHAR(64) NOT NULL, 
	part VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	bot TEXT NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	lead INTEGER NOT NULL, 
	counts BOOLEAN NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	words TEXT NOT NULL, 
	resigned BOOLEAN NOT NULL, changed BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('7249c524673d60f6c981e550',0,'1f8af4544ded0eb8','Ada','','b24ec1362ea28504',0,1794952556547);
INSERT INTO "seats" VALUES('7249c524673d60f6c981e550',1,'1f8af4544ded0eb8','Ada','','21551179df796058',0,1794952556547);
INSERT INTO "seats" VALUES('39c99b723fdd05675d3fb102',0,'2d70d830e98d5ed8','Ada','','254ad472421c6912',0,1794952556785);
INSERT INTO "seats" VALUES('39c99b723fdd05675d3fb102',1,'2d70d830e98d5ed8','Ada','','2df0e4807c0a39f6',0,1794952556785);
INSERT INTO "seats" VALUES('66720178ad9298ed56bc99ba',0,'35553f2edb9f359b','Ada','','0f2fad34eb59fbec',0,1794952557398);
INSERT INTO "seats" VALUES('66720178ad9298ed56bc99ba',1,'35553f2edb9f359b','Ada','','2fbfaed5ea9a976d',0,1794952557398);
CREATE TABLE set_versions (
	set_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	cards VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (set_id, number), 
	FOREIGN KEY(cards) REFERENCES cards (digest), 
	FOREIGN KEY(set_id) REFERENCES sets (id) ON DELETE CASCADE
);
CREATE TABLE sets (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	author VARCHAR(32) NOT NULL, 
	is_hidden BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE spending (
	who VARCHAR(64) NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	stored INTEGER NOT NULL, 
	PRIMARY KEY (who, what, until)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	ruleset VARCHAR(16) NOT NULL, 
	agreement TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	revision INTEGER NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, binding VARCHAR(64) DEFAULT '' NOT NULL, asked BIGINT DEFAULT '0' NOT NULL, due BIGINT DEFAULT '0' NOT NULL, lobby BOOLEAN DEFAULT 0 NOT NULL, set_id VARCHAR(32) DEFAULT '' NOT NULL, cards VARCHAR(64) DEFAULT '' NOT NULL, set_version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('7249c524673d60f6c981e550','columba',2,'04f579eb86d396b7','{"game":"columba","options":{"seats":"2","variant":"standard","interleave_options":"false","tile_supply":"limited","minimum_group":"1"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','1f8af4544ded0eb8','7527fb8746d53bb9dbe3c8190ef63efaabeec5e7d8f0be407c0f4319bdd8bc8e','',2,'359581d71601b9d5',1794952556495,1794952556547,'88545436d8f6a5aab9fb4ce5f9bf9727281e35046669a2ef22d2cf6854bd33e9',0,0,0,'','',0);
INSERT INTO "tables" VALUES('39c99b723fdd05675d3fb102','columbiz',1,'114f55a2d563d6a5','{"game":"columbiz","options":{"seats":"2","line_scoring":"full","ties":"shared","captures":"each"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','2d70d830e98d5ed8','52dd1faa0d9db02008c8dae306c2ecb45a48c2cecd532bb41cc7e7a13e8edb63','',2,'21fe8e674c6f8455',1794952556740,1794952556785,'5ae09ea8e1b2d6faa2441448cd2bc61d338fae3d084d538e9bf019e2702bc524',0,0,0,'','',0);
INSERT INTO "tables" VALUES('66720178ad9298ed56bc99ba','piccioni',2,'3f94c4fe72c98051','{"game":"piccioni","options":{"seats":"2","edition":"2019","first_moves":"2"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','35553f2edb9f359b','b7da3d9dbbcb0cadf396d9a8f4176d26d78e2bf76883b4ecb900deb49bb5d346','',2,'d47bcbc8a620efce',1794952557349,1794952557398,'b4387bbfe7f926dee31d18db2416a293f929856973c69e7b61be0b3c67f10ea5',0,0,0,'','',0);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	title TEXT NOT NULL, 
	game TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	terms TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	round INTEGER NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE votes (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, "by"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX tables_status ON tables (status, listed);
CREATE INDEX tokens_person ON tokens (person);
CREATE INDEX spending_until ON spending (until);
CREATE INDEX tables_lobby ON tables (lobby, changed);
CREATE INDEX tables_due ON tables (node, due);
CREATE INDEX seats_person ON seats (person, changed);
CREATE INDEX tables_host ON tables (host, changed);
CREATE INDEX sets_author ON sets (author, changed);
CREATE INDEX set_versions_cards ON set_versions (cards);
CREATE INDEX measures_person ON measures (person);
CREATE INDEX tables_set ON tables (set_id, set_version);
CREATE INDEX tables_cards ON tables (cards);
CREATE INDEX channels_person ON channels (person);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_table ON notices (table_id);
CREATE INDEX invitations_person ON invitations (person, moment);
CREATE INDEX events_of ON events (kind, "of", person);
CREATE INDEX results_of ON results (kind, "of", lead);
CREATE INDEX results_person ON results (kind, person, "of");
CREATE INDEX audit_moment ON audit (moment);
CREATE INDEX ratings_order ON ratings (league, ordinal);
CREATE INDEX ratings_person ON ratings (person);
CREATE INDEX tournaments_due ON tournaments (status, due);
CREATE INDEX tournaments_created ON tournaments (created);
CREATE INDEX entrants_person ON entrants (person);
CREATE INDEX analyses_person ON analyses (person);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE UNIQUE INDEX pages_address ON pages (address);
CREATE INDEX played_person ON played (person, moment);
CREATE INDEX blocked_by ON blocked (blocked);
COMMIT;
