import { OrderLifecycle } from '#domain';
import { strFromU8, unzipSync } from 'fflate';
import { aCourier, aMerchant, anOrder } from '../../support/builders/index.js';
import { cellsInOffice, officePresent } from '../../support/libre-office.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

const RANGE = 'from=2026-01-01&to=2026-12-31';

describe('files of reports', () => {
  let world: AdminWorld;
  let publicId: string;
  let total: string;

  beforeAll(async () => {
    world = await anAdminWorld();
    const { faces, home } = world;
    const store = await aMerchant(faces, home.scope, { name: 'Pão; e "Cia"' });
    const order = await anOrder(home).of(store).create(faces);
    const courier = await aCourier(faces, home.scope, [home.motorbike.id]);
    await faces.get(OrderLifecycle).reassign(home.scope, order.id, courier);
    await faces.get(OrderLifecycle).complete(home.scope, order.id);
    ({ publicId } = order);
    total = (order.totalCents / 100).toFixed(2);
  });

  const read = (query: string, accept = 'application/json') =>
    world.faces
      .call()
      .get(`/api/admin/reports/orders?${RANGE}${query}`)
      .set('Authorization', `Bearer ${world.tokens.finance}`)
      .set('Accept', accept);

  it('are read by the Excel of Brazil: semicolons, decimal commas, local time, Portuguese heads and words', async () => {
    const { text, headers } = await read('&format=csv').expect(200);
    expect(headers['content-disposition']).toContain('pedidos_2026-01-01_2026-12-31.csv');
    const [head, row, end] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFFCódigo;Pedido;Entrou;Estado;/);
    // Noon in UTC is nine in the morning in São Paulo.
    expect(row).toContain(`;${publicId};02/03/2026 09:00:00;concluído;`);
    expect(row).toContain(';"Pão; e ""Cia""";');
    expect(row).toContain(`;${total.replace('.', ',')};`);
    expect(row).toContain(';faturado;');
    expect(end).toBe('');
  });

  it('stay as machines read them, for `csv-raw` and for who accepts CSV', async () => {
    const raw = (await read('&format=csv-raw').expect(200)).text;
    expect(raw).toMatch(/^\uFEFFid,publicId,createdAt,status,/);
    expect(raw).toContain(',2026-03-02T12:00:00.');
    expect((await read('', 'text/csv').expect(200)).text).toBe(raw);
    expect((await read('').expect(200)).body.items).toHaveLength(1);
  });

  it('have the history as its filters find it: instants, numbers, and what was not delivered', async () => {
    const failed = await anOrder(world.home).failed().create(world.faces);
    await world.faces.get(OrderLifecycle).returned(world.home.scope, failed.id);
    const history = (query: string) =>
      world.faces
        .call()
        .get(
          `/api/admin/orders/sheet?createdFrom=2026-03-02T03:00:00Z&createdTo=2026-03-03T02:59:59Z${query}`,
        )
        .set('Authorization', `Bearer ${world.tokens.read_only}`);
    const { text, headers } = await history('&format=csv').expect(200);
    expect(headers['content-disposition']).toContain('pedidos_2026-03-02_2026-03-02.csv');
    const [head, first, second] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFPedido;Entrou;Loja;Destino;Entregador;Estado;Motivo;Prazo;Entregue;Atraso (min);Pagamento;Distância (km);Valor (R$)',
    );
    const reais = (failed.totalCents / 100).toFixed(2).replace('.', ',');
    expect(first).toMatch(/;não entregue;Ninguém no local;02\/03\/2026 09:\d\d:\d\d;;;faturado;\d+,\d;/);
    expect(first?.endsWith(`;${reais}`)).toBe(true);
    expect(second).toContain(`${publicId};02/03/2026 09:00:00;`);
    const one = await history(`&format=csv&q=${publicId}`).expect(200);
    expect(one.text.trim().split('\r\n')).toHaveLength(2);
    const { body } = await history('&format=xlsx').buffer().parse(bytesOf).expect(200);
    expect(Object.keys(unzipSync(new Uint8Array(body as Buffer)))).toContain('xl/workbook.xml');
  });

  it('are workbooks whose cells are numbers, dates and texts', async () => {
    const { body, headers } = await read('&format=xlsx').buffer().parse(bytesOf).expect(200);
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(headers['content-disposition']).toContain('.xlsx');
    const files = unzipSync(new Uint8Array(body as Buffer));
    const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain(`<v>${String(Number(total))}</v>`);
    expect(sheet + part('xl/sharedStrings.xml')).toMatch(/Pão; e ("|&quot;)Cia/);
    expect(part('xl/styles.xml')).toContain('dd/mm/yyyy hh:mm:ss');
  });

  (officePresent ? it : it.skip)(
    'open in LibreOffice with the same numbers, dates and texts, in both forms',
    async () => {
      const { text } = await read('&format=csv').expect(200);
      const { body } = await read('&format=xlsx').buffer().parse(bytesOf).expect(200);
      const [ofCsv, ofBook] = [
        await cellsInOffice('orders.csv', text),
        await cellsInOffice('orders.xlsx', body as Buffer),
      ];
      expect(ofCsv[0]).toEqual(expect.arrayContaining(['Código', 'Pedido', 'Entrou', 'Estado']));
      expect(ofCsv[0]).toEqual(ofBook[0]);
      for (const [, row] of [ofCsv, ofBook])
        expect(row).toEqual(
          expect.arrayContaining([publicId, Number(total), 'date: 2026-03-02T09:00:00', 'Pão; e "Cia"']),
        );
    },
  );
});

function bytesOf(answer: unknown, done: (error: Error | null, body: unknown) => void): void {
  const stream = answer as NodeJS.ReadableStream;
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  stream.on('end', () => done(null, Buffer.concat(pieces)));
}
