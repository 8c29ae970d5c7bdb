import { DeliveryImports, Merchants, OrderQueries } from '#domain';
import { KNOWN_ADDRESS } from '../../support/builders/index.js';
import { aMerchantWorld, type MerchantCaller, type MerchantWorld } from '../merchant.world.js';

const SHEET = [
  'Cliente;Telefone;Endereço;Pedido;Cobrar',
  `Maria;19988887777;${KNOWN_ADDRESS};A-1;`,
  `João;;${KNOWN_ADDRESS};A-2;R$ 12,50`,
  'Ana;;Rua Que Não Existe, 1;A-3;',
  'Bia;;;A-4;',
  `Caio;;${KNOWN_ADDRESS};A-5;doze`,
].join('\n');

describe('merchants’ API: sheets of deliveries', () => {
  let world: MerchantWorld;

  beforeAll(async () => {
    world = await aMerchantWorld();
  });

  const begin = (caller: MerchantCaller, key: string, more = {}) =>
    caller('post', '/delivery-imports', { key, csv: SHEET, paymentMethod: 'invoiced', ...more });
  const run = () => world.faces.get(DeliveryImports).runDue();
  const placed = async () =>
    (await world.faces.get(OrderQueries).newest(world.home.scope, {}, 50, 0)).map(
      ({ externalId }) => externalId,
    );

  it('says row by row what a sheet would cost and what is wrong, and orders nothing', async () => {
    const { body } = await world.store('post', '/delivery-imports/preview', { csv: SHEET }).expect(200);
    expect(
      body.items.map(({ line, fault }: { line: number; fault: string | null }) => [line, fault]),
    ).toEqual([
      [2, null],
      [3, null],
      [4, 'address_not_found'],
      [5, 'required_value'],
      [6, 'invalid_value'],
    ]);
    expect([body.faults, body.totalCents]).toEqual([3, 2 * body.items[0].totalCents]);
    expect(await placed()).toEqual([]);
  });

  it('orders the rows once, by however many workers, and tells the order or the refusal of each', async () => {
    const [first, second] = await Promise.all([begin(world.clerk, 'k1'), begin(world.clerk, 'k1')]);
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    await Promise.all([run(), run()]);
    const { body } = await world.clerk('get', `/delivery-imports/${String(first.body.id)}`).expect(200);
    expect(body).toMatchObject({ total: 5, done: 2, refused: 3, endedAt: expect.any(String) });
    expect(
      body.rows.map(({ state, refusal }: { state: string; refusal: string | null }) => [state, refusal]),
    ).toEqual([
      ['done', null],
      ['done', null],
      ['refused', 'address_not_found'],
      ['refused', 'required_value'],
      ['refused', 'invalid_value'],
    ]);
    expect((await placed()).sort()).toEqual(['A-1', 'A-2']);
    const order = (await world.clerk('get', `/orders/${String(body.rows[1].orderId)}`)).body;
    expect([order.merchant.id, order.stops[0].collectCents]).toEqual([world.home.clerk.id, 1_250]);
    expect((await world.clerk('get', '/recipients?q=maria')).body.items).toHaveLength(1);
  });

  it('refuses a key that was used for another sheet, and lists the sheet of the key', async () => {
    const { body } = await begin(world.clerk, 'k5').expect(201);
    const longer = { csv: `${SHEET}\nEva;;${KNOWN_ADDRESS};A-6;` };
    for (const more of [longer, { paymentMethod: 'wallet' }]) {
      const refused = await begin(world.clerk, 'k5', more);
      expect([refused.status, refused.body.type]).toEqual([422, 'urn:problem:idempotency_conflict']);
    }
    expect((await begin(world.clerk, 'k5').expect(201)).body.id).toBe(body.id);
    const [newest] = (await world.clerk('get', '/delivery-imports')).body.items;
    expect([newest.id, newest.key]).toEqual([body.id, 'k5']);
  });

  it('orders no line that has more values than columns, as its address may be cut off', async () => {
    const csv = `nome,endereco\nMaria,${KNOWN_ADDRESS}\nJoão,"${KNOWN_ADDRESS}"`;
    const { body } = await world.store('post', '/delivery-imports/preview', { csv }).expect(200);
    expect(body.items.map(({ fault }: { fault: string | null }) => fault)).toEqual(['too_many_values', null]);
    const column = `endereco\n${KNOWN_ADDRESS}`;
    const { items } = (await world.store('post', '/delivery-imports/preview', { csv: column })).body;
    expect(items).toMatchObject([{ fault: null, delivery: { address: KNOWN_ADDRESS } }]);
  });

  it('reads what is pasted from a spreadsheet, and refuses what is no sheet or too long', async () => {
    const pasted = `nome\tendereco\nMaria\t${KNOWN_ADDRESS}`;
    const preview = (csv: string) => world.store('post', '/delivery-imports/preview', { csv });
    expect((await preview(pasted)).body.items).toMatchObject([{ fault: null, delivery: { name: 'Maria' } }]);
    // As the model of a shop that reads Spanish has it.
    const spanish = `nombre;telefono;direccion;nota\nMaría;11988887777;"${KNOWN_ADDRESS}";Timbre 12`;
    expect((await preview(spanish)).body.items).toMatchObject([
      { fault: null, delivery: { name: 'María', instructions: 'Timbre 12' } },
    ]);
    expect((await preview('nome;telefone\nMaria;1')).body.type).toBe('urn:problem:required_value');
    expect((await preview('nome;endereco\n"Maria;x')).body.type).toBe('urn:problem:invalid_value');
    const long = `endereco\n${Array.from({ length: 201 }, () => `"${KNOWN_ADDRESS}"`).join('\n')}`;
    expect((await preview(long)).body.type).toBe('urn:problem:limit_reached');
  });

  it('takes none of a blocked account, none paid by an invoice it does not have, and shows none to others', async () => {
    const { faces, home } = world;
    const { body } = await begin(world.store, 'k2').expect(201);
    for (const other of [world.clerk, world.rival, world.stranger])
      expect((await other('get', `/delivery-imports/${String(body.id)}`)).status).toBe(404);
    expect((await world.rival('get', '/delivery-imports')).body.items).toEqual([]);
    await faces.get(Merchants).block(home.scope, home.store.id);
    expect((await begin(world.clerk, 'k3')).body.type).toBe('urn:problem:caller_blocked');
    await run();
    const { rows } = (await world.store('get', `/delivery-imports/${String(body.id)}`)).body;
    expect(rows[0]).toMatchObject({ state: 'refused', refusal: 'caller_blocked' });
    await faces.get(Merchants).unblock(home.scope, home.store.id);
    await faces.get(Merchants).update(home.scope, home.store.id, { invoicingEnabled: false });
    expect((await begin(world.store, 'k4')).body.type).toBe('urn:problem:invoicing_not_enabled');
  });
});
