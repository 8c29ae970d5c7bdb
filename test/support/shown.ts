import { expect as shownBy, type Locator } from '@playwright/test';

/** What a page shows, in the end: asked again until it is so. A momentary read (`innerText`) loses races. */
export const shown = shownBy.configure({ timeout: 60_000 });

/** One ends, but for a pixel, where the other begins: from the left (`x`) or from above (`y`). */
export async function isBefore(one: Locator, other: Locator, axis: 'x' | 'y'): Promise<void> {
  const gap = async () => {
    const [before, after] = [(await one.boundingBox())!, (await other.boundingBox())!];
    return after[axis] - before[axis] - before[axis === 'x' ? 'width' : 'height'];
  };
  await shown.poll(gap).toBeGreaterThanOrEqual(-1);
}
