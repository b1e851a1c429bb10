BEGIN TRANSACTION;
CREATE TABLE admissions (
	hash VARCHAR(64) NOT NULL, 
	note TEXT NOT NULL, 
	"left" INTEGER NOT NULL, 
	until BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008_analysis');
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
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',1,'* seat 0
* gwbs
* gsbw
* gbss
* wwbs','[]',-1,'','dc1d950d0',1794941346668,'878b823051a561f6');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',6,'0 place wwbs at -1,-2 turn 0','[]',0,'','dc1d950d1',1794941346671,'ae98955a537065a1');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',7,'0 build small at -1,-2','[]',0,'','dc1d950d2',1794941346675,'837de06fd080ab10');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',8,'0 end
* gsbb','[]',0,'','dc1d950d3',1794941346681,'b6cba1ab14ee6246');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',10,'1 place gsbb at -2,-4 turn 0','[]',1,'','dc1d950d4',1794941346688,'628eb7e22c88939c');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',11,'1 build small at -2,-4','[]',1,'','dc1d950d5',1794941346694,'de02a84acde3bf4f');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',12,'1 end
* gwbs','[]',1,'','dc1d950d6',1794941346700,'5ce62f6202dd5ede');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',14,'0 place gwbs at -3,-6 turn 0','[]',0,'','dc1d950d7',1794941346706,'9aa3fefcb5bfa8a2');
INSERT INTO "blocks" VALUES('af990fb485fb7df605fafb31',15,'0 build small at -3,-6','[]',0,'','dc1d950d8',1794941346712,'21bbf74f66a53d02');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',1,'* 4
* 4
* 4
* 4
* 6
* 3
* 12234556','[]',-1,'','7a3018460',1794941346748,'8182ab68c623e746');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',8,'0 stand','[]',0,'','7a3018461',1794941346751,'5954b418e45fee0a');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',9,'0 put 1/1','[]',0,'','7a3018462',1794941346758,'7a33fbaa36cbd3e8');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',10,'0 put 2/1','[]',0,'','7a3018463',1794941346761,'60a128d1c336a734');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',11,'0 put 3/1','[]',0,'','7a3018464',1794941346767,'998edf9d7fcd804f');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',12,'0 put 4/1','[]',0,'','7a3018465',1794941346773,'ce5bca82c96c4c67');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',13,'0 end
* 22244566','[]',0,'','7a3018466',1794941346779,'18f3b825014ca883');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',15,'1 stand','[]',1,'','7a3018467',1794941346785,'3874f837a2a79f05');
INSERT INTO "blocks" VALUES('159ad7e2c0dfb35b2935d132',16,'1 put 2/2','[]',1,'','7a3018468',1794941346792,'385717674fcfa89d');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',1,'* seat 1
* fat
* lady
* stupid
* fat
* fat
* lame
* breadcrumbs
* breadcrumbs
* breadcrumbs
* umbrella
* swap
* net','[]',-1,'','c9e189190',1794941346815,'55ea58fb9fbbe5d3');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',14,'1 draw
* car
* umbrella
* souvenir','[]',1,'','c9e189191',1794941346821,'ee4d8ff41eca82b7');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',18,'1 discard car','[]',1,'','c9e189192',1794941346823,'3640e4b77e75c03e');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',19,'1 draw
* umbrella
* washer
* surge','[]',1,'','c9e189193',1794941346829,'a3a781aa4a000899');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',23,'1 discard net','[]',1,'','c9e189194',1794941346835,'1b6c74b2d57193cb');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',24,'1 discard souvenir','[]',1,'','c9e189195',1794941346842,'20c4366ecc07fd58');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',25,'1 discard surge','[]',1,'','c9e189196',1794941346848,'232706e0c4aef97a');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',26,'1 end
* lady','[]',1,'','c9e189197',1794941346854,'3446450cdebe419f');
INSERT INTO "blocks" VALUES('ff1c406695ccc928b8f8744d',28,'1 assign lady to street','[]',1,'','c9e189198',1794941346860,'7cd1443d94a50c2c');
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
INSERT INTO "ledger" VALUES('760a1f8f5fcd0adf',30);
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
INSERT INTO "questions" VALUES('af990fb485fb7df605fafb31',13,'0',1794941346700,0);
INSERT INTO "questions" VALUES('159ad7e2c0dfb35b2935d132',14,'1',1794941346779,0);
INSERT INTO "questions" VALUES('ff1c406695ccc928b8f8744d',13,'1',1794941346815,0);
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
INSERT INTO "seats" VALUES('af990fb485fb7df605fafb31',0,'0fd5e50f5894428d','Ada','','d9cb27e28571c9b6',0,1794941346668);
INSERT INTO "seats" VALUES('af990fb485fb7df605fafb31',1,'0fd5e50f5894428d','Ada','','6e431b17d9aa85d3',0,1794941346668);
INSERT INTO "seats" VALUES('159ad7e2c0dfb35b2935d132',0,'2d1edf455734a8d3','Ada','','580b9d804391ba8f',0,1794941346748);
INSERT INTO "seats" VALUES('159ad7e2c0dfb35b2935d132',1,'2d1edf455734a8d3','Ada','','728e088e0fb595a6',0,1794941346748);
INSERT INTO "seats" VALUES('ff1c406695ccc928b8f8744d',0,'30b58cf370865f17','Ada','','7416fac63973ffd5',0,1794941346816);
INSERT INTO "seats" VALUES('ff1c406695ccc928b8f8744d',1,'30b58cf370865f17','Ada','','e2584dd24a79403f',0,1794941346816);
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
INSERT INTO "tables" VALUES('af990fb485fb7df605fafb31','columba',2,'04f579eb86d396b7','{"game":"columba","options":{"seats":"2","variant":"standard","interleave_options":"false","tile_supply":"limited","minimum_group":"1"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','0fd5e50f5894428d','982ea499412d0309491bfcf82dc5cb40d3de6045bc87eea8dfac9a2345e7f130','',2,'b4cc0e4df415aeaa',1794941346661,1794941346668,'ebcf068239b8eef001e792dbdf938b59805fb98e13071a759ef95d521b5adc47',0,0,0,'','',0);
INSERT INTO "tables" VALUES('159ad7e2c0dfb35b2935d132','columbiz',1,'114f55a2d563d6a5','{"game":"columbiz","options":{"seats":"2","line_scoring":"full","ties":"shared","captures":"each"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','2d1edf455734a8d3','4364ebbf8b0bd1c95b2c492abd80dc52a5e37ea82d7126a5418cf15a071b80cc','',2,'d3cada37a33ae637',1794941346741,1794941346748,'98ad6ea624c11ea7830705152454ef2d3e0c1374b34a65dbc501968fdb351995',0,0,0,'','',0);
INSERT INTO "tables" VALUES('ff1c406695ccc928b8f8744d','piccioni',2,'3f94c4fe72c98051','{"game":"piccioni","options":{"seats":"2","edition":"2019","first_moves":"2"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','30b58cf370865f17','5c3113e1a2dbe7cc49370fd04fdc79652ffbdaa187ab88880c719e12a1ecf3b1','',2,'8573dbe9d6bc61b5',1794941346810,1794941346816,'48406e9b54127ce533fb0654413321fe8827997b68f40100e52a016e514a0db3',0,0,0,'','',0);
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
COMMIT;
