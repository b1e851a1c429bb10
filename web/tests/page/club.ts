/** A club on the server: somebody who looks after it, a league and a tournament under way. */

import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

import { inject } from "vitest";

import { Player } from "./player";

const run = promisify(execFile);
const DOVECOTE =
  process.env.DOVECOTE ?? resolve(import.meta.dirname, "../../../.venv/bin/dovecote");
/** A name that nobody else on the server has. */
export const MEMBER = "Maximiliane Hohenstein";
const GAME = { game: "columbiz", options: { seats: "2" } };

export interface Club {
  readonly league: string;
  readonly tournament: string;
}

interface Board {
  readonly table: string;
  readonly seats: readonly { readonly is_me: boolean }[];
}

/** With this player as the one who looks after it, and who has been entrusted with that. */
export async function club(host: Player): Promise<Club> {
  const [other, third] = await Promise.all([Player.come(), Player.come()]);
  await other.ask("POST", "/api/people", { name: MEMBER });
  const both = [host, other] as const;
  const all = [...both, third] as const;
  const [league, tournament] = await Promise.all([played(both), paired(all), asked(host)]);
  await Promise.all([other.leave(), third.leave()]);
  return { league, tournament };
}

async function dovecote(...words: string[]): Promise<string> {
  return (await run(DOVECOTE, ["people", ...words])).stdout;
}

/** Let whoever has this name, and nobody else has, look after a server. */
export async function entrust(name: string, db = inject("db")): Promise<void> {
  const found = await dovecote("list", name, "--db", db, "--json");
  const [{ id }] = JSON.parse(found) as [{ id: string }];
  await dovecote("moderator", "--db", db, "--", id);
}

/** The word of an invitation to a server. */
export async function invited(db: string): Promise<string> {
  const made = await dovecote("invite", "--db", db, "--json");
  return (JSON.parse(made) as { invitation: string }).invitation;
}

/** Let somebody look after the server. Before they sit anywhere: they are found by a name that
 * they have for a moment. */
export async function appoint(host: Player): Promise<void> {
  await host.ask("POST", "/api/people", { name: "Head of the club" });
  await entrust("Head of the club");
  await host.ask("POST", "/api/people", { name: "Ada" });
}

type Both = readonly [host: Player, other: Player];

/** The quickest result: somebody gives up. */
async function give(player: Player, table: string, seat: number): Promise<void> {
  await player.say(table, { seat, resign: true });
}

/** A league with two results, so that its chart has a line. */
async function played([host, other]: Both): Promise<string> {
  const wish = { title: "Thursdays", ...GAME };
  const made = await host.ask<{ league: { id: string } }>("POST", "/api/leagues", wish);
  const at = `/api/leagues/${made.league.id}`;
  for (const one of [host, other]) await one.ask("PUT", `${at}/me`);
  for (let match = 0; match < 2; match++) {
    const { id } = await host.ask<{ id: string }>("POST", `${at}/tables`);
    await other.ask("PUT", `/api/tables/${id}/seats/1`, { words: "" });
    await give(other, id, 1);
  }
  return made.league.id;
}

/** A tournament with a round that is over, so that its deals are compared, and one that is not. */
async function paired(all: readonly [host: Player, ...others: Player[]]): Promise<string> {
  const [host] = all;
  const plan = { kind: "duplicate", rounds: 2, filler: "random" };
  const wish = { title: "Autumn cup", ...GAME, plan };
  const made = await host.ask<{ tournament: { id: string } }>("POST", "/api/tournaments", wish);
  const at = `/api/tournaments/${made.tournament.id}`;
  for (const one of all) await one.ask("PUT", `${at}/me`);
  await host.ask("POST", `${at}/rounds`);
  const ended = new Set<string>();
  for (const one of all) {
    const { rounds } = await one.ask<{ rounds: { boards: Board[] }[] }>("GET", at);
    for (const { table, seats } of rounds.flatMap(({ boards }) => boards)) {
      const mine = seats.findIndex(({ is_me }) => is_me);
      if (mine >= 0 && !ended.has(table)) await give(one, table, mine);
      if (mine >= 0) ended.add(table);
    }
  }
  await host.ask("POST", `${at}/rounds`);
  return made.tournament.id;
}

/** An invitation to the house that still stands. */
async function asked(host: Player): Promise<void> {
  await host.ask("POST", "/api/house/invitations", { note: "", uses: 2 });
}
