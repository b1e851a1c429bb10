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
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',1,'* seat 1
* gsbw
* gwsb
* gsww
* gwsb','[]',-1,'','9ccf1b2a0',1794952570114,'c8ca4b5c0d26acfa');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',6,'1 place gwsb at -1,-2 turn 0','[]',1,'','9ccf1b2a1',1794952570143,'ab6a60615ea9fcb8');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',7,'1 build small at -1,-2','[]',1,'','9ccf1b2a2',1794952570155,'4a3d7603cc283855');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',8,'1 end
* wwbs','[]',1,'','9ccf1b2a3',1794952570164,'ad1d2a3dfad6fa96');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',10,'0 place wwbs at -2,-4 turn 0','[]',0,'','9ccf1b2a4',1794952570166,'836b2dd9d16564e3');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',11,'0 build small at -2,-4','[]',0,'','9ccf1b2a5',1794952570172,'6e75ec1b4f24ff5d');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',12,'0 end
* ggbw','[]',0,'','9ccf1b2a6',1794952570180,'8c4f85d14181f753');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',14,'1 place ggbw at -3,-6 turn 0','[]',1,'','9ccf1b2a7',1794952570188,'1fa96a137f41421d');
INSERT INTO "blocks" VALUES('ed3b1937c556adeb4c510279',15,'1 build small at -3,-6','[]',1,'','9ccf1b2a8',1794952570197,'0d23ed6c5d55f288');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',1,'* 1
* 4
* 12333446','[]',-1,'','10d4bca80',1794952570471,'9f11b52644e5b16b');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',4,'1 stand','[]',1,'','10d4bca81',1794952570497,'d22a5ff291fa696f');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',5,'1 put 1/1','[]',1,'','10d4bca82',1794952570522,'bce3cab251a5f6f3');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',6,'1 put 2/1','[]',1,'','10d4bca83',1794952570535,'b943c995bf934f3a');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',7,'1 put 3/1','[]',1,'','10d4bca84',1794952570542,'9167b3f038ddb971');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',8,'1 put 3/2','[]',1,'','10d4bca85',1794952570549,'0e8f9513c59b8b63');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',9,'1 end
* 12344466','[]',1,'','10d4bca86',1794952570555,'367a7e6bbee951b6');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',11,'0 stand','[]',0,'','10d4bca87',1794952570563,'2aa064b7e1111c99');
INSERT INTO "blocks" VALUES('a6b8e3aab7fe78c611bcfd0d',12,'0 put 4/1','[]',0,'','10d4bca88',1794952570572,'de1c2957fdcecce2');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',1,'* seat 1
* lame
* stupid
* fat
* stupid
* fat
* infamous
* car
* lots
* guano
* guano
* rifle
* net','[]',-1,'','de4e7dd10',1794952570757,'a51a93e327185791');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',14,'1 draw
* breadcrumbs
* scarecrow
* surge','[]',1,'','de4e7dd11',1794952570799,'393ced2f3e65113f');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',18,'1 discard breadcrumbs','[]',1,'','de4e7dd12',1794952570807,'41c650094976cea6');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',19,'1 draw
* balcony
* rifle
* washer','[]',1,'','de4e7dd13',1794952570814,'fb2bf2bae798ece3');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',23,'1 discard balcony','[]',1,'','de4e7dd14',1794952570827,'65ad5682c845bc3e');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',24,'1 discard guano','[]',1,'','de4e7dd15',1794952570833,'110dfafdd3c6ad1b');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',25,'1 discard net','[]',1,'','de4e7dd16',1794952570839,'05c7571440830366');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',26,'1 end
* infamous','[]',1,'','de4e7dd17',1794952570847,'3bdaeb5c94aa448f');
INSERT INTO "blocks" VALUES('8ca562c7753aa8a2304384aa',28,'1 assign infamous to area 0','[]',1,'','de4e7dd18',1794952570853,'4986c8c93b8f64ba');
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
INSERT INTO "ledger" VALUES('506639db0df4e740',30);
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
INSERT INTO "questions" VALUES('ed3b1937c556adeb4c510279',13,'1',1794952570180,0);
INSERT INTO "questions" VALUES('a6b8e3aab7fe78c611bcfd0d',10,'0',1794952570555,0);
INSERT INTO "questions" VALUES('8ca562c7753aa8a2304384aa',28,'0',1794952570853,0);
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
INSERT INTO "seats" VALUES('ed3b1937c556adeb4c510279',0,'4324ea040c5bfb1c','Ada','','72b6c97748dbefff',0,1794952570114);
INSERT INTO "seats" VALUES('ed3b1937c556adeb4c510279',1,'4324ea040c5bfb1c','Ada','','aeb187633c0c4600',0,1794952570114);
INSERT INTO "seats" VALUES('a6b8e3aab7fe78c611bcfd0d',0,'afc58a4c2fc3f35f','Ada','','6393af0f5442a380',0,1794952570471);
INSERT INTO "seats" VALUES('a6b8e3aab7fe78c611bcfd0d',1,'afc58a4c2fc3f35f','Ada','','7a04959f6b0489a8',0,1794952570471);
INSERT INTO "seats" VALUES('8ca562c7753aa8a2304384aa',0,'2c0da9374327f1b3','Ada','','7b42af71a04d57ef',0,1794952570758);
INSERT INTO "seats" VALUES('8ca562c7753aa8a2304384aa',1,'2c0da9374327f1b3','Ada','','07cde35d1af4e9e2',0,1794952570758);
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
INSERT INTO "tables" VALUES('ed3b1937c556adeb4c510279','columba',2,'04f579eb86d396b7','{"game":"columba","options":{"seats":"2","variant":"standard","interleave_options":"false","tile_supply":"limited","minimum_group":"1"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','4324ea040c5bfb1c','96badb74dd93cda9f18fd168e97ba450fbaadac6ecd8f5f2215660b00d764996','',2,'08d38604e7bb5e0e',1794952570054,1794952570114,'d6e4bc8da068560b591230f581fab81b08139a8240c15598978a39e6fd9eea21',0,0,0,'','',0);
INSERT INTO "tables" VALUES('a6b8e3aab7fe78c611bcfd0d','columbiz',1,'114f55a2d563d6a5','{"game":"columbiz","options":{"seats":"2","line_scoring":"full","ties":"shared","captures":"each"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','afc58a4c2fc3f35f','6ce9a35c316610ab1074764d2dbd22a920c2f74ab4369fa4772c5eadf901143e','',2,'60d2279c411be773',1794952570396,1794952570471,'f75540e0201f25b85892fbd344d9f20bcf108c556309844a265da5ccaf8f1a1f',0,0,0,'','',0);
INSERT INTO "tables" VALUES('8ca562c7753aa8a2304384aa','piccioni',2,'3f94c4fe72c98051','{"game":"piccioni","options":{"seats":"2","edition":"2019","first_moves":"2"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','2c0da9374327f1b3','10f11f8c9da79754671e784dc5268ae02cb173ff6f56d19c839834c4af8ed613','',2,'614ec3f2e664e6c7',1794952570708,1794952570758,'cc392a25efea624e4f005ef3174f7a75adc065f01cbdd33997bb3f1d54a2dee6',0,0,0,'','',0);
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
