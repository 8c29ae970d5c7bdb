import { browserPresent, BROWSER_TIMEOUT_MS } from '../../../../../test/web/panel.world.js';
import { PhoneWorld } from '../../../../../test/web/phone.world.js';

(browserPresent ? describe : describe.skip)('what a courier has to hit', () => {
  let world: PhoneWorld;
  beforeAll(async () => {
    world = await PhoneWorld.open();
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  it(
    'is 44 px high at least: documents, lines that unfold, links and buttons',
    async () => {
      const { phone } = await world.courier();
      const { page } = phone;
      for (const screen of ['Ganhos', 'Conta']) {
        await page.getByRole('link', { name: screen }).click();
        if (screen === 'Ganhos')
          await page
            .getByRole('tab', { name: 'Extrato' })
            .or(page.getByRole('button', { name: 'Extrato' }))
            .first()
            .click();
        await page.locator('summary').first().waitFor({ timeout: 10_000 });
        await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
        const small =
          await page.evaluate(`[...document.querySelectorAll('main :is(summary, a.button, button.button, .lines a)')]
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box: { width, height } }) => height > 0 && (height < 44 || width < 44))
          .map(({ text, box }) => text + ': ' + box.width + ' x ' + box.height)`);
        expect([screen, small]).toEqual([screen, []]);
      }
    },
    BROWSER_TIMEOUT_MS,
  );
});
