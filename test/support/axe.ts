import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
/** axe without its comments and long names: a page that is opened reads it in half of the time. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** How far the page runs off the screen sideways. */
export async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return over > 0 ? [`${String(over)} px too wide`] : [];
}

/**
 * Violations that axe finds, with their places; and how far the page runs off the screen sideways. Over a page that can be
 * looked at without its dialog the dialog alone is looked at: a page takes axe up to a second.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in self'))) await page.evaluate(AXE);
  // No rule that runs by default reads the style sheets, so they are not loaded again.
  const found = await page.evaluate<{ id: string; nodes: { target: string[] }[] }[]>(
    `axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, {
       resultTypes: ['violations'],
       preload: { assets: ['media'] },
     }).then(({ violations }) => violations)`,
  );
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(await overflow(page)),
  ];
}
