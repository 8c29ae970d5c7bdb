import type { Browser, Page } from 'playwright-core';

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
