import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
/** axe without its comments and long names: a page that is opened reads it in half of the time. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page: the scheme is asked for and its colours are there two frames later, as nothing fades. */
export const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`;
/** Of what axe asks by default, what depends on the scheme. */
const OF_COLOURS = `runOnly: ['color-contrast', 'link-in-text-block'],`;

/** How far the page runs off the screen sideways; a phone shrinks it then, by which `innerWidth` grows. */
export async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return over > 0 ? [`${String(over)} px too wide`] : [];
}

/**
 * Violations that axe finds by day and night, with their places; and how far the page runs off sideways. Over
 * a page that can be looked at without it, only a dialog is looked at: a page takes axe up to a second.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in self'))) await page.evaluate(AXE);
  const own = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  const all = await overflow(page);
  // The page's own scheme comes last, and stays.
  for (const dark of [!own, own]) {
    const colorScheme = dark ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    // No rule that runs by default reads the style sheets, so they are not loaded again.
    const found = await page.evaluate<{ id: string; nodes: { target: string[] }[] }[]>(
      `${DRAWN}.then(() => axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, {
         resultTypes: ['violations'],
         preload: { assets: ['media'] },
         ${dark === own ? '' : OF_COLOURS}
       })).then(({ violations }) => violations)`,
    );
    const places = found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    all.push(...places.map((one) => `${colorScheme}: ${one}`));
  }
  return all;
}
