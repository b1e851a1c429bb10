import { test } from "vitest";
import { person, shoot } from "../person";
import { against } from "./places";
import { Player } from "./player";
test("x", async () => {
  const p = await Player.come();
  for (let n = 0; n < 14; n++) {
  const id = await p.open({ game: "columbiz", seats: against("columbiz"), help: "coach" });
  await p.play(id, {});
  const someone = await person({}, "/theme.js");
  await p.lend(someone);
  await someone.page.goto(`/t/${id}`);
  const ok = await someone.page.locator("h1").first().waitFor({ timeout: 4000 }).then(() => true, () => false);
  const h2 = ok ? await someone.page.locator("section.result h2").innerText().catch(() => "no result") : "";
  console.log(ok, h2, someone.complaints.join("\n"), ok ? "" : someone.frames.map((f) => f.slice(0, 3000)).join("\n") + (await someone.page.content()).slice(0, 3000));
  if (!ok) await shoot(someone.page, "zz1");
  await someone.leave();
  if (!ok) break;
  }
});
