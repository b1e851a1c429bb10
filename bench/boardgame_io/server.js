// Tic-tac-toe on boardgame.io: one process, matches in memory, only this machine can connect.
'use strict';

process.env.NODE_ENV = 'production'; // before anything of boardgame.io is read: it turns logs off
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'];

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G: { cells }, ctx }) {
    const full = ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c];
    if (ROWS.some(full)) return { winner: ctx.currentPlayer };
    if (!cells.includes(null)) return { draw: true };
  },
};

const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
server.run({
  port: { port: Number(process.env.PORT || 8123), host: '127.0.0.1' }, // as net.Server.listen takes it
  callback: () => console.log('ready'),
});
