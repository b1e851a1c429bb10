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
INSERT INTO "alembic_version" VALUES('0009_ahead');
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
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',1,'* seat 1
* gsbw
* gwsb
* gssb
* gwws','[]',-1,'','a58a56690',1794947577389,'ef0f07ae0acec7e6');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',6,'1 place gwws at -1,-2 turn 0','[]',1,'','a58a56691',1794947577419,'61a65376dfc4acb8');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',7,'1 build small at -1,-2','[]',1,'','a58a56692',1794947577426,'fb8daf8af02b6523');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',8,'1 end
* gsbw','[]',1,'','a58a56693',1794947577437,'190d0ca89aa853ae');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',10,'0 place gsbw at -2,-4 turn 0','[]',0,'','a58a56694',1794947577452,'84726fe9315c7f84');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',11,'0 build small at -2,-4','[]',0,'','a58a56695',1794947577460,'502d1b9295a51c15');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',12,'0 end
* ggbs','[]',0,'','a58a56696',1794947577470,'c192e18e91153ea8');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',14,'1 place ggbs at -3,-6 turn 0','[]',1,'','a58a56697',1794947577486,'5e8978809901c021');
INSERT INTO "blocks" VALUES('d77cd28a7e7d57c71d66a5e8',15,'1 build small at -3,-6','[]',1,'','a58a56698',1794947577496,'0410fb58cfe23b88');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',1,'* 4
* 3
* 22223566','[]',-1,'','2db93c1d0',1794947577675,'42876ccad2058886');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',4,'0 stand','[]',0,'','2db93c1d1',1794947577696,'cef4e2ab4dcb7f55');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',5,'0 put 2/1','[]',0,'','2db93c1d2',1794947577707,'4e344fd36f841c3f');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',6,'0 put 2/2','[]',0,'','2db93c1d3',1794947577729,'d9b9f13a4c4e675c');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',7,'0 put 3/1','[]',0,'','2db93c1d4',1794947577732,'633b591f16763f08');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',8,'0 put 5/1','[]',0,'','2db93c1d5',1794947577752,'8a5e3998671cc2e0');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',9,'0 end
* 33455566','[]',0,'','2db93c1d6',1794947577760,'54570374699e2f54');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',11,'1 stand','[]',1,'','2db93c1d7',1794947577768,'dedef20021e2b313');
INSERT INTO "blocks" VALUES('1855f4505707ec1fa28f0bec',12,'1 put 3/2','[]',1,'','2db93c1d8',1794947577776,'b3a72eae1d48eafe');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',1,'* seat 0
* stupid
* lame
* fat
* fat
* fat
* lame
* guano
* surge
* lots
* guano
* scarecrow
* breadcrumbs','[]',-1,'','cc2e52fd0',1794947577917,'6f6f58e08ded8531');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',14,'0 draw
* swap
* car
* washer','[]',0,'','cc2e52fd1',1794947577933,'4945689b27fb307d');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',18,'0 discard car','[]',0,'','cc2e52fd2',1794947577940,'f1fc660440424796');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',19,'0 draw
* surge
* washer
* firecracker','[]',0,'','cc2e52fd3',1794947577964,'a11cc4c93a308a28');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',23,'0 discard firecracker','[]',0,'','cc2e52fd4',1794947577976,'718d6dff619a75ae');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',24,'0 discard guano','[]',0,'','cc2e52fd5',1794947577990,'8cea0cd5c19c02c1');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',25,'0 discard lots','[]',0,'','cc2e52fd6',1794947578000,'3aeaf410ae6dd9c2');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',26,'0 end
* lame','[]',0,'','cc2e52fd7',1794947578017,'2739e1cb7fa9d2ba');
INSERT INTO "blocks" VALUES('c6b2b961f79fd4ae17e29fb3',28,'0 assign lame to street','[]',0,'','cc2e52fd8',1794947578028,'2748178f83077b51');
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
INSERT INTO "ledger" VALUES('1c53f95cdf5e456d',30);
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
INSERT INTO "questions" VALUES('d77cd28a7e7d57c71d66a5e8',13,'1',1794947577470,0);
INSERT INTO "questions" VALUES('1855f4505707ec1fa28f0bec',10,'1',1794947577760,0);
INSERT INTO "questions" VALUES('c6b2b961f79fd4ae17e29fb3',28,'1',1794947578028,0);
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
INSERT INTO "seats" VALUES('d77cd28a7e7d57c71d66a5e8',0,'1f0794dfe0b58123','Ada','','c8ac7cdbe8d7c77d',0,1794947577389);
INSERT INTO "seats" VALUES('d77cd28a7e7d57c71d66a5e8',1,'1f0794dfe0b58123','Ada','','a095898b47ef8b20',0,1794947577389);
INSERT INTO "seats" VALUES('1855f4505707ec1fa28f0bec',0,'9fe59b84c3c04a19','Ada','','fed106d6cd42f861',0,1794947577675);
INSERT INTO "seats" VALUES('1855f4505707ec1fa28f0bec',1,'9fe59b84c3c04a19','Ada','','1cca1b8fa7e73cb9',0,1794947577675);
INSERT INTO "seats" VALUES('c6b2b961f79fd4ae17e29fb3',0,'28d5055303c7952a','Ada','','8629e59df5aedd4f',0,1794947577918);
INSERT INTO "seats" VALUES('c6b2b961f79fd4ae17e29fb3',1,'28d5055303c7952a','Ada','','6fa2063b605f3403',0,1794947577918);
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
INSERT INTO "tables" VALUES('d77cd28a7e7d57c71d66a5e8','columba',2,'04f579eb86d396b7','{"game":"columba","options":{"seats":"2","variant":"standard","interleave_options":"false","tile_supply":"limited","minimum_group":"1"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','1f0794dfe0b58123','d52cbaccb020463fff3f3595d49ce857b8d5ad13f4924ba0c2c513d9d4b93e5a','',2,'976c25672e05a385',1794947577266,1794947577389,'17589f4caf799730bb28ec0ac33a1a62e7edda068b31e83708b61c4a7e9d9012',0,0,0,'','',0);
INSERT INTO "tables" VALUES('1855f4505707ec1fa28f0bec','columbiz',1,'114f55a2d563d6a5','{"game":"columbiz","options":{"seats":"2","line_scoring":"full","ties":"shared","captures":"each"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','9fe59b84c3c04a19','53be11d9204c25d3e2da979a6d281a12ed508e8c81e129c2b5b94fc4694c5164','',2,'3e439a50601da12c',1794947577612,1794947577675,'f54b3ed76bd13489538eb6f6ad90582007d4b9134df07b279114d9a86840f684',0,0,0,'','',0);
INSERT INTO "tables" VALUES('c6b2b961f79fd4ae17e29fb3','piccioni',2,'3f94c4fe72c98051','{"game":"piccioni","options":{"seats":"2","edition":"2019","first_moves":"2"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0}',0,'running','28d5055303c7952a','90b9209efe1edd0e395ba0c5a2fcc22a989d96297a15e9583cb8d44cdd16612b','',2,'b2efc679d69ad589',1794947577892,1794947577918,'82d871dafb42a3dc5a16da57e1fd4d5e824226d0ca72faa26b29201215861a3f',0,0,0,'','',0);
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
