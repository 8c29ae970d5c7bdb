import type { Browser, Page } from 'playwright-core';

const ACCEPTED = 2;
const MOST_OFFERS = 12;
const OFFER_MS = 1_500;

/** Logs a person in to an app, by a window of their own. */
export async function logIn(
  browser: Browser,
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
  viewport = { width: 1440, height: 900 },
  geolocation?: { readonly latitude: number; readonly longitude: number },
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport,
    ...(geolocation && { geolocation, permissions: ['geolocation'] }),
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel(/^(E-mail|Celular com DDD)$/).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  // A form that also registers has a switch of that name before it.
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await page.getByRole('navigation').first().waitFor();
  return page;
}

/** Takes some orders and refuses the rest: an offer covers every screen. */
export async function answerOffers(page: Page): Promise<void> {
  for (let at = 0; at < MOST_OFFERS; at++) {
    await page.waitForTimeout(OFFER_MS);
    const answer = page.getByRole('button', { name: at < ACCEPTED ? 'Aceitar' : 'Recusar', exact: true });
    if (!(await answer.first().isVisible())) return;
    await answer.first().click();
  }
}
