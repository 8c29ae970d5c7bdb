import { AddressImports, GAZETTEER_COLUMNS, ServiceAreas } from '#domain';
import { KNOWN_ADDRESS } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, PanelWorld, PHONE, violations } from '../../../../../test/web/panel.world.js';

const CORNERS = ['-22.95, -47.10', '-22.95, -47.00', '-22.85, -47.00', '-22.85, -47.10'];
const FILE = [
  GAZETTEER_COLUMNS.slice(0, 5).join(';'),
  'Rua do Ensaio Geral;Campinas;SP;-22.9000;-47.0600',
  'Rua Torta;Campinas;XX;-22.9000;-47.0600',
].join('\n');

(browserPresent ? describe : describe.skip)('the places in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
  });
  afterAll(() => world.close());

  const areas = () => world.faces.get(ServiceAreas).list(world.hub.scope);

  it('are drawn on a map and written as corners, both kept equal', async () => {
    const page = await world.screen('/lugares?parte=city');
    await page.getByText('Ainda não há mapa da cidade').waitFor();
    await page.getByRole('link', { name: 'Baixar um arquivo do OpenStreetMap', exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Áreas de atendimento' }).click();
    await page.getByRole('button', { name: 'Nova área' }).click();
    const form = page.getByRole('form', { name: 'Nova área' });
    await form.getByLabel('Nome').fill('Centro');
    const map = page.getByRole('application');
    const corners = form.getByLabel(/^Cantos/);
    for (const [x, y] of [
      [200, 200],
      [400, 200],
      [400, 400],
    ] as const) {
      await map.click({ position: { x, y } });
      if (x !== 200) continue;
      // The map does not move under the pointer that draws on it.
      const moved = async () => {
        const frame = (await map.boundingBox())!;
        const mark = (await map.getByRole('button', { name: 'Canto 1' }).boundingBox())!;
        return Math.hypot(mark.x + mark.width / 2 - frame.x - x, mark.y + mark.height / 2 - frame.y - y);
      };
      await shown.poll(moved).toBeLessThan(4);
    }
    await map.getByRole('button', { name: 'Canto 3' }).waitFor();
    await shown(corners).toHaveValue(/^[^\n]+\n[^\n]+\n[^\n]+$/);
    await map.getByRole('button', { name: 'Canto 3' }).focus();
    await page.keyboard.press('Delete');
    await map.getByRole('button', { name: 'Canto 3' }).waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Desfazer' }).click();
    await map.getByRole('button', { name: 'Canto 3' }).waitFor();

    await corners.fill([...CORNERS, 'Campinas'].join('\n'));
    await form.getByText('A linha 5 não é um canto', { exact: false }).waitFor();
    await corners.fill(CORNERS.join('\n'));
    await map.getByRole('button', { name: 'Canto 4' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Salvar área' }).click();
    await page.getByText('Centro: salva').waitFor();
    const saved = (await areas()).find(({ name }) => name === 'Centro');
    expect(saved?.geojson.coordinates[0]).toHaveLength(5);

    await page.getByRole('link', { name: 'Editar Centro' }).click();
    await page.getByRole('button', { name: 'Excluir área' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir área' }).click();
    await page.getByText('Área excluída').waitFor();
    expect((await areas()).map(({ name }) => name)).not.toContain('Centro');
  });

  it('come from a file whose import is left and found again, and are tried, from a phone in the dark', async () => {
    const page = await world.screen('/lugares?parte=city', PHONE, 'dark');
    const imports = page.locator('summary', { hasText: 'Importar endereços' });
    await imports.click();
    await page
      .getByLabel('Arquivo CSV')
      .setInputFiles({ name: 'ruas.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await page.getByLabel('Importar as linhas corretas', { exact: false }).check();
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    const card = page.locator('[data-import]');
    await card.getByText('na fila').waitFor();
    await page.goto(`${world.faces.baseUrl}/painel`);
    await world.faces.get(AddressImports).runDue();
    await page.goto(`${world.faces.baseUrl}/painel/lugares?parte=city`);
    await imports.click();
    await card.getByText('1 de 1 ruas').waitFor();
    await card.getByText('1 linha com problema').click();
    await card.getByText('Linha 3').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Testar endereço' }).click();
    await page.getByLabel('Endereço como as lojas escrevem').fill('rua do ensaio geral');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Rua do Ensaio Geral' }).waitFor();
    await page.getByText('dentro da área de atendimento').waitFor();
    await page.getByLabel('Endereço como as lojas escrevem').fill(KNOWN_ADDRESS);
    await page.keyboard.press('Enter');
    await page.getByText('pela numeração da rua').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(world.complaints).toEqual([]);
  });
});
