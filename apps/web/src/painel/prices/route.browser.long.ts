import { Tariffs } from '#domain';
import { KNOWN_ADDRESS } from '../../../../../test/support/builders/index.js';
import { browserPresent, PanelWorld, PHONE, violations } from '../../../../../test/web/panel.world.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

(browserPresent ? describe : describe.skip)('the prices in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
  });
  afterAll(() => world.close());

  it('are edited with a trial price, line by line, before anything is saved', async () => {
    const page = await world.screen('/precos');
    await page.getByRole('button', { name: 'Nova tarifa' }).click();
    const form = page.getByRole('form', { name: 'Nova tarifa' });
    await form.getByRole('button', { name: 'Salvar tarifa' }).click();
    await form.getByText('Confira os campos marcados.').waitFor();
    await form.getByLabel('Nome', { exact: true }).fill('Moto à noite');
    await form.getByLabel('Preço base (R$)').fill('7,50');
    await form.getByLabel('Por km (R$)', { exact: true }).fill('0');
    await form.getByRole('button', { name: 'Outro horário' }).click();
    await form.getByLabel('Nome do horário').fill('Sempre');
    await form.getByLabel('Começa', { exact: true }).fill('00:00');
    await form.getByLabel('Termina', { exact: true }).fill('00:00');

    const trial = page.getByRole('region', { name: 'Simular preço' });
    await trial.getByLabel('Coleta', { exact: true }).fill(KNOWN_ADDRESS);
    await trial.getByLabel('Entrega 1').fill('Rua das Araras Azuis, 400');
    await trial.getByRole('row', { name: /^Total R\$ 9,00/ }).waitFor();
    await trial.getByRole('row', { name: /^Sempre \+20 % R\$ 1,50/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await form.getByLabel('Preço base (R$)').fill('10');
    await trial.getByRole('row', { name: /^Total R\$ 12,00/ }).waitFor();

    await form.getByLabel('Deixa de valer em').fill('2031-12-01');
    await form.getByRole('button', { name: 'Salvar tarifa' }).click();
    await page.getByText('Moto à noite: salvo').waitFor();
    await page.getByText('até 30/11/2031, inclusive').waitFor();
    const saved = (await world.faces.get(Tariffs).list(world.hub.scope)).find(
      ({ name }) => name === 'Moto à noite',
    );
    expect(saved?.terms).toMatchObject({
      baseCents: 1_000,
      periods: [{ name: 'Sempre', factorBp: 12_000, days: [0, 1, 2, 3, 4, 5, 6] }],
    });
    await page.getByRole('link', { name: 'Moto à noite' }).click();
    await page.getByRole('link', { name: 'Histórico de mudanças' }).click();
    await page.getByRole('button', { name: /criou a tarifa/ }).waitFor();
    await page.goBack();
    await page.goBack();

    await page.getByRole('link', { name: 'Editar Moto à noite' }).click();
    await page.getByRole('button', { name: 'Excluir tarifa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir tarifa' }).click();
    await page.getByText('Tarifa excluída').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('belong to vehicles and categories with pictures, also from a phone in the dark', async () => {
    const page = await world.screen('/precos', PHONE, 'dark');
    await page.getByRole('heading', { name: 'Simular preço' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Veículos e categorias' }).click();
    await page.getByRole('button', { name: 'Novo tipo de veículo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Bicicleta cargueira');
    await dialog.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Bicicleta' });
    await dialog.getByLabel('Peso máximo (kg)').fill('25,5');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Bicicleta · 25,5 kg').waitFor();
    await page.getByRole('button', { name: 'Editar Bicicleta cargueira' }).click();
    await dialog
      .getByLabel('Enviar foto')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG });
    await dialog.getByRole('button', { name: 'Remover a foto 1' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('img', { name: 'Foto de Bicicleta cargueira' }).waitFor();
    await page.getByRole('button', { name: 'Editar Bicicleta cargueira' }).click();
    await dialog.getByRole('button', { name: 'Remover a foto 1' }).click();
    await dialog.getByRole('button', { name: 'Remover a foto 1' }).waitFor({ state: 'detached' });
    expect(world.complaints).toEqual([]);
  });
});
