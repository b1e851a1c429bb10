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
INSERT INTO "alembic_version" VALUES('0011_unplayed');
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
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',1,'* seat 1
* gwsb
* gwbs
* wbss
* wwsb','[]',-1,'','e34aed5d0',1794959586489,'67005f935fe8c86e');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',6,'1 place wwsb at -1,-2 turn 0','[]',1,'','e34aed5d1',1794959586497,'cff84e707b4b5877');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',7,'1 build small at -1,-2','[]',1,'','e34aed5d2',1794959586501,'74515b89b9c65635');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',8,'1 end
* ggsw','[]',1,'','e34aed5d3',1794959586505,'cc528a1d3953423e');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',10,'0 place ggsw at -2,-4 turn 0','[]',0,'','e34aed5d4',1794959586512,'04aeb215315325ce');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',11,'0 build small at -2,-4','[]',0,'','e34aed5d5',1794959586521,'4e65d9a6f8105892');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',12,'0 end
* wsbb','[]',0,'','e34aed5d6',1794959586523,'b4fa96a6b3ef46a2');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',14,'1 place wsbb at -3,-6 turn 0','[]',1,'','e34aed5d7',1794959586529,'886d048820568379');
INSERT INTO "blocks" VALUES('498373070e258ea98f476f42',15,'1 build small at -3,-6','[]',1,'','e34aed5d8',1794959586537,'3c757c05b894a023');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',1,'* 5
* 3
* 12223334','[]',-1,'','a70e010c0',1794959586599,'375e43a9826e12b7');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',4,'0 stand','[]',0,'','a70e010c1',1794959586607,'201d717a31f8edd1');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',5,'0 put 1/1','[]',0,'','a70e010c2',1794959586612,'0940dd665f6815fc');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',6,'0 put 2/1','[]',0,'','a70e010c3',1794959586617,'d718e347e5f75ed1');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',7,'0 put 2/2','[]',0,'','a70e010c4',1794959586622,'68a6d076284d72f6');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',8,'0 put 3/1','[]',0,'','a70e010c5',1794959586626,'1dac34fcd3bfcec1');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',9,'0 end
* 22346666','[]',0,'','a70e010c6',1794959586637,'da862a29b022c006');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',11,'1 stand','[]',1,'','a70e010c7',1794959586641,'91352bfef4254064');
INSERT INTO "blocks" VALUES('4e3f998101f901283bd356be',12,'1 put 4/1','[]',1,'','a70e010c8',1794959586646,'eceddb711a043833');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',1,'* seat 0
* infamous
* lame
* stupid
* lady
* fat
* stupid
* umbrella
* car
* scarecrow
* washer
* guano
* car','[]',-1,'','20b6752c0',1794959586707,'4d433632fa0a5bee');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',14,'0 draw
* balcony
* umbrella
* scarecrow','[]',0,'','20b6752c1',1794959586713,'c952fc7fd5749504');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',18,'0 discard balcony','[]',0,'','20b6752c2',1794959586717,'9e9e7728069a9696');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',19,'0 draw
* washer
* guano
* metoo','[]',0,'','20b6752c3',1794959586722,'34d08cbfdbad0db8');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',23,'0 discard car','[]',0,'','20b6752c4',1794959586728,'20c572c9f75d08e1');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',24,'0 discard guano','[]',0,'','20b6752c5',1794959586737,'7bb474797068b9f3');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',25,'0 discard metoo','[]',0,'','20b6752c6',1794959586741,'d12c65346e4f8c09');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',26,'0 end
* lame','[]',0,'','20b6752c7',1794959586748,'3b36c5339466d09d');
INSERT INTO "blocks" VALUES('e097dcaa3564707e03f4ee23',28,'0 assign lame to street','[]',0,'','20b6752c8',1794959586757,'d3b478a03bddeab5');
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
INSERT INTO "ledger" VALUES('132e012f9ae251c5',30);
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
INSERT INTO "questions" VALUES('498373070e258ea98f476f42',13,'1',1794959586523,0);
INSERT INTO "questions" VALUES('4e3f998101f901283bd356be',10,'1',1794959586637,0);
INSERT INTO "questions" VALUES('e097dcaa3564707e03f4ee23',28,'1',1794959586757,0);
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
INSERT INTO "seats" VALUES('498373070e258ea98f476f42',0,'fb605479146a6758','Ada','','415e7f57e9430def',0,1794959586490);
INSERT INTO "seats" VALUES('498373070e258ea98f476f42',1,'fb605479146a6758','Ada','','9996a57c83f4eda8',0,1794959586490);
INSERT INTO "seats" VALUES('4e3f998101f901283bd356be',0,'00e52c7969e1715a','Ada','','bef4a625b6f5f079',0,1794959586600);
INSERT INTO "seats" VALUES('4e3f998101f901283bd356be',1,'00e52c7969e1715a','Ada','','cb59a84f5ba12fc5',0,1794959586600);
INSERT INTO "seats" VALUES('e097dcaa3564707e03f4ee23',0,'cd875e9b945e8221','Ada','','6df7c58b13e73ca6',0,1794959586707);
INSERT INTO "seats" VALUES('e097dcaa3564707e03f4ee23',1,'cd875e9b945e8221','Ada','','10217060b69cd733',0,1794959586707);
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
INSERT INTO "tables" VALUES('498373070e258ea98f476f42','columba',2,'04f579eb86d396b7','{"game":"columba","options":{"seats":"2","variant":"standard","interleave_options":"false","tile_supply":"limited","minimum_group":"1"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0,"branched":null}',0,'running','fb605479146a6758','acd01aa021fbbdbc003378e4d300d7cf568759aa5acf8ba815857324cd76a0d6','',2,'669b85018257713b',1794959586477,1794959586490,'a9c4160eb5da38c2b8c786b93eb7c1091aefefc621ccb599610d564e265d04d6',0,0,0,'','',0);
INSERT INTO "tables" VALUES('4e3f998101f901283bd356be','columbiz',1,'114f55a2d563d6a5','{"game":"columbiz","options":{"seats":"2","line_scoring":"full","ties":"shared","captures":"each"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0,"branched":null}',0,'running','00e52c7969e1715a','8bf90d2c8e8b69ac22d956e92294ccad00081e20178b56da66d3572d1159418a','',2,'f1ac4bbac36c8f53',1794959586589,1794959586600,'94cd212899fb09108d550a827031b6bdcd4b091757b7c1fd42c0dfdf2851491e',0,0,0,'','',0);
INSERT INTO "tables" VALUES('e097dcaa3564707e03f4ee23','piccioni',2,'3f94c4fe72c98051','{"game":"piccioni","options":{"seats":"2","edition":"2019","first_moves":"2"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30,"undo":true,"event":null,"brought":0,"pause":0,"branched":null}',0,'running','cd875e9b945e8221','0f7a8fe640cc0494a1a644aeb4b878cf1fdfaba4d96942d613f58d2c6930ba5a','',2,'555063bac8e3c941',1794959586693,1794959586707,'2140be2a6a5ba332759a9c46f374dc50f23512e8edc67e80f4c90f1b88657af4',0,0,0,'','',0);
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
CREATE TABLE unplayed (
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
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
