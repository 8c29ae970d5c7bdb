import { browserPresent, violations } from './panel.world.js';
import { DROPOFF } from '../support/builders/index.js';
import { until } from '../support/running-gateway.js';
import { PhoneWorld } from './phone.world.js';

/** A red dot in the format of a camera. */
const PICTURE = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const STOP = { ...DROPOFF, address: 'Rua da Entrega, 1', name: 'Maria', phone: '11987654321' };

(browserPresent ? describe : describe.skip)('a delivery that fails far from the door', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open({
      settings: { dispatch: { strategy: 'broadcast' }, atStop: { withinM: 300, waitMinutes: 5 } },
    });
  });
  afterAll(() => world.close());

  it('is asked for words and a photo, and the operator sees how far and how long', async () => {
    const { id, phone } = await world.courier();
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 740 });
    await phone.goOnline();
    await world.positioned(id);
    const order = await world.offered(world.anOrder().with({ stops: [STOP] }));
    await page.getByRole('button', { name: 'Aceitar' }).waitFor();
    await phone.press('Aceitar');
    await page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    await phone.press('Cheguei');
    await phone.press('Peguei o pedido');
    await page.getByRole('button', { name: 'Cheguei' }).waitFor();
    await phone.press('Cheguei');
    await page
      .getByRole('alert')
      .getByText(/Você está a/)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await phone.press('Cheguei');
    await page.getByRole('button', { name: 'Entregar', exact: true }).waitFor();
    await phone.press('Entregar');
    await page.getByRole('dialog').waitFor();
    await phone.press('Fechar');

    await phone.press('Não consegui entregar');
    await page.getByRole('timer').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByText('Ninguém atende').click();
    await phone.slide('Não entreguei');
    const asked = page.getByText('Tire uma foto do lugar');
    await asked.waitFor();
    await until('the sheet is up', async () => ((await asked.boundingBox())?.y ?? 740) < 640);
    await page.getByLabel('Conte o que aconteceu').fill('Portão fechado, ninguém atende');
    await page.getByLabel('Tirar foto').setInputFiles(PICTURE);
    await page.getByRole('img', { name: /Foto/ }).waitFor();
    await phone.slide('Não entreguei');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const desk = await world.desk(`?pedido=${String(order.id)}`);
    const stop = desk.getByRole('listitem').filter({ hasText: 'Rua da Entrega, 1' });
    const failed = /^a [\d,]+ k?m do endereço · esperou 0 min/;
    await stop.getByText(failed).waitFor();
    await stop.getByText(/^marcou chegada a [\d,]+ k?m do endereço/).waitFor();
    await stop.getByRole('img', { name: 'Comprovante' }).waitFor();
    expect(await violations(desk)).toEqual([]);
    expect(world.complaints).toEqual([]);
  });
});
