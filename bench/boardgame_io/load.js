// Players for server.js: matches of two over socket.io's websockets, each move made as soon as
// the one before it has been heard of by the other player. Prints one line of JSON.
//
//   PORT=8123 node load.js --matches 50 --warm 3 --seconds 10 --pid <the server's>
'use strict';

const { readFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const { parseArgs } = require('node:util');
const { io } = require('socket.io-client');

const { values: asked } = parseArgs({
  options: {
    matches: { type: 'string', default: '50' },
    warm: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    pid: { type: 'string' },
  },
});
const URL = `http://127.0.0.1:${process.env.PORT || 8123}/tic-tac-toe`;
const CELLS = [4, 0, 2, 6, 3, 5, 1, 7, 8]; // nobody wins: every match has all nine moves
const TICKS = 100; // of /proc, a second

let measuring = false;
let stopped = false;
let latencies = []; // ms

class Match {
  constructor(number, players) {
    this.number = number;
    this.players = players;
    this.again = 0;
    players.forEach((player, seat) => {
      player.on('sync', (id) => this.joined(id));
      player.on('update', (id, state) => this.heard(seat, id, state._stateID));
    });
  }

  begin() {
    this.id = `${process.pid}-${this.number}-${this.again++}`;
    this.moves = 0;
    this.missing = 2;
    // asking for a match that does not exist makes it
    this.players.forEach((player, seat) => player.emit('sync', this.id, String(seat), undefined, 2));
  }

  joined(id) {
    if (id === this.id && --this.missing === 0) this.move();
  }

  move() {
    if (stopped) return;
    const seat = String(this.moves % 2);
    const payload = { type: 'mark', args: [CELLS[this.moves]], playerID: seat };
    this.sent = performance.now();
    this.players[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.moves, this.id, seat);
  }

  heard(seat, id, moves) {
    if (id !== this.id || moves <= this.moves || seat === this.moves % 2) return;
    if (measuring) latencies.push(performance.now() - this.sent);
    this.moves = moves;
    if (moves < CELLS.length) this.move();
    else if (!stopped) this.begin();
  }
}

function connect() {
  const player = io(URL, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((done, failed) => {
    player.once('connect', () => done(player));
    player.once('connect_error', failed);
  });
}

function serverCpu() { // seconds, of all its threads
  const stat = readFileSync(`/proc/${asked.pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}

function serverRss() { // MB
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${asked.pid}/status`, 'utf8'))[1]) / 1024;
}

async function main() {
  const matches = [];
  for (let number = 0; number < Number(asked.matches); number++)
    matches.push(new Match(number, [await connect(), await connect()]));
  matches.forEach((match) => match.begin());
  await sleep(Number(asked.warm) * 1000);

  const [start, cpu, serversCpu] = [performance.now(), process.cpuUsage(), serverCpu()];
  measuring = true;
  await sleep(Number(asked.seconds) * 1000);
  measuring = false;
  const seconds = (performance.now() - start) / 1000;
  const spent = process.cpuUsage(cpu);
  const server = serverCpu() - serversCpu;
  stopped = true;

  const sorted = Float64Array.from(latencies).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(JSON.stringify({
    moves: sorted.length,
    seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    client_cpu: (spent.user + spent.system) / 1e6 / seconds,
    server_cpu: server / seconds,
    server_rss: serverRss(),
  }));
  process.exit(0);
}

main();
