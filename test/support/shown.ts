import { expect as shownBy } from '@playwright/test';

/** What a page shows, in the end: asked again until it is so. A read of this moment (`innerText`, `count`) loses races. */
export const shown = shownBy.configure({ timeout: 60_000 });
