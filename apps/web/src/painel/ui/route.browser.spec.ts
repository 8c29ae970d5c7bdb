import { browserPresent, PanelWorld, BROWSER_TIMEOUT_MS } from '../../../../../test/web/panel.world.js';
import type { Locator, Page } from 'playwright-core';

(browserPresent ? describe : describe.skip)('the focus after a menu, a dialog or a drawer', () => {
  let world: PanelWorld;
  let page: Page;

  beforeAll(async () => {
    world = await PanelWorld.open();
    page = await world.screen('/ui');
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const more = () => button('Mais ações').last();
  const field = () => page.getByLabel('Nome').first();
  const menu = () => page.getByRole('menu');
  const dialog = () => page.getByRole('dialog');

  const openMenu = async () => {
    await more().click();
    await page.getByRole('menuitem').first().waitFor();
  };

  const hasFocus = async (element: Locator) => {
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    return (await element.and(page.locator(':focus')).count()) === 1;
  };

  it('returns to the button of a menu closed by Escape', async () => {
    await openMenu();
    await page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
    expect(await hasFocus(more())).toBe(true);
  });

  it('returns to the button of a menu whose item was chosen', async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Recusar' }).click();
    await menu().waitFor({ state: 'detached' });
    expect(await hasFocus(more())).toBe(true);
  });

  it('goes from a menu into the dialog of its item, and from there to the button of the menu', async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Perguntar antes' }).click();
    await dialog().waitFor();
    expect(await dialog().locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(more())).toBe(true);
  });

  it('stays in a field that was clicked while a menu was open', async () => {
    await openMenu();
    await field().click();
    await menu().waitFor({ state: 'detached' });
    expect(await hasFocus(field())).toBe(true);
  });

  it('goes on behind the button of a menu by Tab', async () => {
    await openMenu();
    await page.keyboard.press('Tab');
    await menu().waitFor({ state: 'detached' });
    expect(await hasFocus(button('Avisar'))).toBe(true);
  });

  it('goes back before the button of a menu by Shift and Tab', async () => {
    await openMenu();
    await page.keyboard.press('Shift+Tab');
    await menu().waitFor({ state: 'detached' });
    expect(await hasFocus(button('Abrir diálogo'))).toBe(true);
  });

  it('returns to the button of a dialog', async () => {
    await button('Abrir diálogo').click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(button('Abrir diálogo'))).toBe(true);
    await button('Abrir diálogo').click();
    await dialog().getByRole('button', { name: 'Fechar' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(button('Abrir diálogo'))).toBe(true);
  });

  it('stays where it was moved after a dialog was closed', async () => {
    await button('Abrir diálogo').click();
    await dialog().waitFor();
    await page.evaluate(
      "document.querySelector('dialog').close(); document.querySelector('.card input').focus()",
    );
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(field())).toBe(true);
  });

  it('returns to the button of a picker whose choice was taken', async () => {
    await button('Escolher entregador').click();
    await page.getByRole('option', { name: 'Bento' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(button('Escolher entregador'))).toBe(true);
  });

  it('returns to the button of a drawer', async () => {
    await button('Abrir gaveta').click();
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await hasFocus(button('Abrir gaveta'))).toBe(true);
  });

  it('stays on a button of the page that was reached while a drawer was open', async () => {
    await button('Abrir gaveta').click();
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor();
    await button('Pedir motivo').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor({ state: 'detached' });
    expect(await hasFocus(button('Pedir motivo'))).toBe(true);
  });
});
