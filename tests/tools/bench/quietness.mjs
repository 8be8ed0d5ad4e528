/** What changes on the QR screen while nobody does anything: it should be the code and the countdown, nothing else. */
import { qrCode } from "./browser.mjs";

const WATCHED_MS = 10_000;

/** @returns {Promise<{ qr: number, countdown: number, elsewhere: string[] }>} batches of changes, each about one commit of React */
export async function quietness(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/login/bank-id`);
  await qrCode(page).waitFor();
  await page.waitForTimeout(1_000);
  const changes = await page.evaluate(watchChanges, WATCHED_MS);
  await page.close();
  return changes;
}

function watchChanges(watchedMs) {
  const seen = { qr: 0, countdown: 0, elsewhere: [] };
  const partOf = (node) =>
    (node instanceof Element ? node : node.parentElement)?.closest("[data-part]")?.getAttribute("data-part");
  const observer = new MutationObserver((records) => {
    const parts = new Set(records.map(({ target }) => partOf(target)));
    if (parts.has("qr")) seen.qr += 1;
    if (parts.has("countdown")) seen.countdown += 1;
    for (const { type, target, attributeName } of records)
      if (!["qr", "countdown"].includes(partOf(target)))
        seen.elsewhere.push(
          `${type} ${attributeName ?? ""} of <${target.nodeName.toLowerCase()}> ${target.textContent?.slice(0, 40)}`,
        );
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return new Promise((resolve) => setTimeout(() => resolve(seen), watchedMs));
}
