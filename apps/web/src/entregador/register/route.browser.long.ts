import { CourierRegistrations } from '#domain';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { PhoneWorld, type Phone } from '../../../../../test/web/phone.world.js';

const CPF = '529.982.247-25';

(browserPresent ? describe : describe.skip)('registering in the couriers’ app', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open();
  });
  afterAll(() => world.close());

  const fill = async ({ page }: Phone, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value);
  };
  /** Fills the three steps, up to the question for the code. */
  const apply = async (number: string) => {
    const phone = await world.phone();
    await phone.open(`/cadastro?empresa=${world.hub.hub.id}`);
    await fill(phone, { 'Nome completo': 'Bia Fictícia', 'Celular com DDD': number, CPF });
    await phone.press('Continuar');
    await fill(phone, { Placa: 'ABC1D23', 'Número da CNH': '98765432100' });
    await phone.press('Continuar');
    await fill(phone, { 'Crie uma senha': 'segredo1' });
    await phone.press('Enviar cadastro');
    await phone.page.getByRole('heading', { name: 'Confirme seu celular' }).waitFor();
    return phone;
  };

  it('asks for the code of the phone, says when it is wrong, and goes on to the photos', async () => {
    const phone = await apply('11955550001');
    expect(await violations(phone.page)).toEqual([]);
    await fill(phone, { 'Código de 6 números': '000000' });
    await phone.press('Confirmar');
    await phone.sees('O código não confere ou já venceu');
    await phone.press('Enviar outro código');
    await phone.sees('Enviamos outro código');
    await fill(phone, { 'Código de 6 números': await world.registrationCodeOf('11955550001') });
    await phone.press('Confirmar');
    await phone.page.getByRole('heading', { name: 'Fotos dos documentos' }).waitFor();
  });

  it('goes on at the next step when the phone ends right after the press', async () => {
    const phone = await world.phone();
    await phone.open(`/cadastro?empresa=${world.hub.hub.id}`);
    await fill(phone, { 'Nome completo': 'Bia Fictícia', 'Celular com DDD': '11955550004', CPF });
    const again = await world.endsAfter(phone, `document.querySelector('form [type=submit]').click()`);
    await again.page.getByLabel('Placa').waitFor();
  });

  it('says that the reason is on the phone where somebody else is known by the same', async () => {
    const { id } = await world.faces
      .get(CourierRegistrations)
      .register(world.hub.scope, { name: 'Ana', phone: '11955550002', password: 'outra-99' });
    const phone = await apply('11955550003');
    await world.faces.get(CourierRegistrations).update(world.hub.scope, id, { phone: '11955550003' });
    await fill(phone, { 'Código de 6 números': await world.registrationCodeOf('11955550003') });
    await phone.press('Confirmar');
    await phone.sees('O cadastro não foi feito. Enviamos uma mensagem ao seu celular');
  });
});
