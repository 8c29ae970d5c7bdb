import type { Page } from 'playwright-core';

const ACCEPTED = 2;
const MOST_OFFERS = 12;
const OFFER_MS = 1_500;

/** Takes some orders and refuses the rest: an offer covers every screen. */
export async function answerOffers(page: Page): Promise<void> {
  for (let at = 0; at < MOST_OFFERS; at++) {
    await page.waitForTimeout(OFFER_MS);
    const answer = page.getByRole('button', { name: at < ACCEPTED ? 'Aceitar' : 'Recusar', exact: true });
    if (!(await answer.first().isVisible())) return;
    await answer.first().click();
  }
}
