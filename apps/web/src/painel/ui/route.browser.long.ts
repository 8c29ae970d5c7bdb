import { overflow } from '../../../../../test/support/axe.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, PanelWorld, PHONE, violationsIn } from '../../../../../test/web/panel.world.js';
import type { Locator, Page } from 'playwright-core';

let world: PanelWorld | undefined;
/** Opened once: each test leaves it as it found it. */
let page: Page;

beforeAll(async () => {
  if (!browserPresent) return;
  world = await PanelWorld.open();
  page = await world.screen('/ui');
});
afterAll(() => world?.close());

(browserPresent ? describe : describe.skip)('the focus after a menu, a dialog or a drawer', () => {
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
    await shown(element).toBeFocused();
  };

  it('returns to the button of a menu closed by Escape', async () => {
    await openMenu();
    await page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
    await hasFocus(more());
  });

  it('returns to the button of a menu whose item was chosen', async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Recusar' }).click();
    await menu().waitFor({ state: 'detached' });
    await hasFocus(more());
  });

  it('goes from a menu into the dialog of its item, and from there to the button of the menu', async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Perguntar antes' }).click();
    await dialog().waitFor();
    await shown(dialog().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await hasFocus(more());
  });

  it('stays in a field that was clicked while a menu was open', async () => {
    await openMenu();
    await field().click();
    await menu().waitFor({ state: 'detached' });
    await hasFocus(field());
  });

  it('goes on behind the button of a menu by Tab', async () => {
    await openMenu();
    await page.keyboard.press('Tab');
    await menu().waitFor({ state: 'detached' });
    await hasFocus(button('Avisar'));
  });

  it('goes back before the button of a menu by Shift and Tab', async () => {
    await openMenu();
    await page.keyboard.press('Shift+Tab');
    await menu().waitFor({ state: 'detached' });
    await hasFocus(button('Abrir diálogo'));
  });

  it('returns to the button of a dialog', async () => {
    await button('Abrir diálogo').click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await hasFocus(button('Abrir diálogo'));
    await button('Abrir diálogo').click();
    await dialog().getByRole('button', { name: 'Fechar', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await hasFocus(button('Abrir diálogo'));
  });

  it('stays where it was moved after a dialog was closed', async () => {
    await button('Abrir diálogo').click();
    await dialog().waitFor();
    await page.evaluate(
      "document.querySelector('dialog').close(); document.querySelector('.card input').focus()",
    );
    await dialog().waitFor({ state: 'detached' });
    await hasFocus(field());
  });

  it('returns to the button of a picker whose choice was taken', async () => {
    await button('Picker choices').click();
    await page.getByRole('option', { name: 'Bento' }).click();
    await dialog().waitFor({ state: 'detached' });
    await hasFocus(button('Picker choices'));
  });

  it('returns to the button of a drawer', async () => {
    await button('Drawer plain').click();
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor();
    await page.keyboard.press('Escape');
    await hasFocus(button('Drawer plain'));
  });

  it('stays on a button of the page that was reached while a drawer was open', async () => {
    await button('Drawer plain').click();
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor();
    await button('Reason asked').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor({ state: 'detached' });
    await hasFocus(button('Reason asked'));
  });

  it('leaves a dialog open whose text was selected out to the backdrop, or pressed into from there', async () => {
    await button('Abrir diálogo').click();
    const box = (await dialog().getByLabel('Nome').boundingBox())!;
    const inside = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const outside = { x: 4, y: 4 };
    for (const { from, to } of [
      { from: inside, to: outside },
      { from: outside, to: inside },
    ]) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await shown(dialog()).toHaveCount(1);
    }
    await page.mouse.click(4, 4);
    await dialog().waitFor({ state: 'detached' });
  });

  it('leaves a picker without a question: its text is a search', async () => {
    const search = () => dialog().getByRole('combobox');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4)]) {
      await button('Picker choices').click();
      await search().fill('Ben');
      const box = (await search().boundingBox())!;
      await page.mouse.move(box.x + 8, box.y + 8);
      await page.mouse.down();
      await page.mouse.move(4, 4);
      await page.mouse.up();
      await shown(dialog()).toHaveCount(1);
      await shown(search()).toHaveValue('Ben');
      await leave();
      await dialog().waitFor({ state: 'detached' });
    }
  });

  it('asks before it throws away what was written in a dialog, by whatever way out', async () => {
    const written = () => dialog().getByLabel('Nome');
    const question = () => page.getByRole('dialog', { name: 'Descartar o que você escreveu?' });
    await button('Abrir diálogo').click();
    await written().fill('Cantina');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
      () => dialog().getByRole('button', { name: 'Fechar', exact: true }).click(),
    ]) {
      await leave();
      await question().getByRole('button', { name: 'Voltar' }).click();
      await question().waitFor({ state: 'detached' });
      await shown(written()).toHaveValue('Cantina');
    }
    await page.keyboard.press('Escape');
    await question().getByRole('button', { name: 'Descartar' }).click();
    await written().waitFor({ state: 'detached' });
    await button('Abrir diálogo').click();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });
});

(browserPresent ? describe : describe.skip)('a list', () => {
  const list = () => page.getByRole('region', { name: 'Listas', exact: true });
  const show = (state: string) => page.getByRole('button', { name: state, exact: true }).click();
  const demo = () =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Listas para experimentar' }) }).last();
  const row = (id: number) => list().getByRole('button', { name: `Nome ${String(id)}`, exact: true });

  it('is walked by j and k; x marks a row, Enter opens it', async () => {
    // Keys act on the table with the focus.
    await row(1).focus();
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    await shown(row(2)).toBeFocused();
    await page.keyboard.press('x');
    await page.getByText('1 marcados').waitFor();
    await page.keyboard.press('Enter');
    await list().locator('tr.chosen').getByText('Nome 2').waitFor();
    await list().getByRole('checkbox', { name: 'Todos' }).click();
    await page.getByText('3 marcados').waitFor();
  });

  it('draws the rows in sight of a long one, and the others when they are reached', async () => {
    await show('Longa');
    await row(1).waitFor();
    await shown(list().locator('tbody tr').nth(199)).toHaveCount(0);
    await shown(row(300)).toHaveCount(0);
    await list().locator('tfoot').scrollIntoViewIfNeeded();
    await row(300).waitFor();
    await row(1).waitFor({ state: 'detached' });
    await page.evaluate('document.querySelector("main").scrollTo(0, 0)');
  });

  it('says of when it is while it cannot be read again, and what failed', async () => {
    await show('Antiga');
    await demo().getByText('não foi possível ler de novo').waitFor();
    await row(1).waitFor();
    await show('Falha');
    await demo().getByRole('button', { name: 'Tentar de novo' }).waitFor();
    await shown(list()).toHaveCount(0);
  });

  it('is cards on a phone, without what does not decide', async () => {
    await page.setViewportSize(PHONE);
    await show('Com mais');
    await row(1).waitFor();
    await shown(list().getByRole('columnheader')).toHaveCount(0);
    await shown(list().locator('td').getByText('Como aparece').first()).toBeHidden();
    await shown.poll(() => overflow(page)).toEqual([]);
  });

  it('is in a book of states in which axe finds nothing wrong', async () => {
    // A drawer stands beside the page or over it and leaves it readable, so both are checked in one run.
    await page.getByRole('button', { name: 'Drawer plain' }).click();
    await page.getByRole('complementary', { name: 'Abrir gaveta' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });
});
