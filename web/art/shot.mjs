// Photographs the sheet: node art/shot.mjs out.png ["only=rifle,net&theme=dark"] [width]
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

const [out = "pieces.png", query = "", width = "1440"] = process.argv.slice(2);
const server = await serve();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 400 } });
  page.on("console", (message) => console.log(message.text()));
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`${server.url}/art/pieces.html?${query}`);
  await page.waitForSelector("body[data-ready]");
  await page.screenshot({ path: out, fullPage: true });
} finally {
  await browser.close();
  server.close();
}
