import { CashHandIns, cents, CourierPayRaises, OrderLifecycle, Wallets } from '#domain';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';

const AT = { latitude: -22.9056, longitude: -47.0608 };

describe('the statement of a courier', () => {
  let world: CourierWorld;
  let admin: AdminCaller;
  let app: CourierApp;

  beforeAll(async () => {
    world = await CourierWorld.open({ settings: { payRules: { floorOrderCents: 5_000 } } });
    admin = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'finance'));
    const { scope } = world.hub;
    app = await world.aCourier(AT);
    const order = await app.take(world.anOrder().with({ stops: [{ address: 'Rua Um, 2', ...AT }] }));
    await app.post(`/orders/${String(order.id)}/collect`).expect(200);
    const stop = (order.stops as { id: string }[])[0]!.id;
    await app.post(`/orders/${String(order.id)}/stops/${stop}/deliver`, {}).expect(200);
    await world.face.get(CourierPayRaises).tip(scope, order.id as number, cents(250));
    const wallet = { kind: 'courier', id: app.id } as const;
    const wallets = world.face.get(Wallets);
    await wallets.debit(scope, wallet, { amount: cents(700), description: 'Mochila' });
    await wallets.withdraw(scope, wallet, { amount: cents(1_000) });
  });

  const today = () => world.face.core.clock.now().toISOString().slice(0, 10);
  const year = () => today().slice(0, 4);
  const asked = (format: string) =>
    `statement?from=${year()}-${today().slice(5)}&to=${today()}&format=${format}`;

  it('has each movement with what it is made of, and the balance after it', async () => {
    const { body } = await app.get(`/wallet/${asked('json')}`).expect(200);
    expect(body).toMatchObject({ openingCents: 0, closingCents: 3_550 });
    const lines = body.lines as { signedCents: number; payLines: { kind: string; cents: number }[] }[];
    expect(lines.map(({ signedCents }) => signedCents)).toEqual([5_000, 250, -700, -1_000]);
    expect(lines[0]!.payLines.at(-1)!.kind).toBe('floor');
    expect(lines[0]!.payLines.reduce((sum, line) => sum + line.cents, 0)).toBe(5_000);
    expect(lines[1]!.payLines).toEqual([{ kind: 'tip', cents: 250 }]);
  });

  it('names a won contest and a cash difference, with what the company says of them', async () => {
    const { scope } = world.hub;
    const other = await world.aCourier();
    const order = await world.anOrder().create(world.face);
    await world.face.get(OrderLifecycle).reassign(scope, order.id, other.id);
    const { body } = await other
      .post('/contests', { about: 'missing_pay', subjectId: order.id, text: 'Esperei uma hora' })
      .expect(201);
    const answer = 'A espera foi paga a menos';
    await admin('post', `/contests/${String(body.id)}/decide`, { accepted: true, answer, amountCents: 400 });
    const handIns = world.face.get(CashHandIns);
    const { id } = await handIns.announce(scope, other.id, cents(900));
    await handIns.confirm(scope, id, {
      countedCents: cents(800),
      reason: 'faltou uma nota',
      missing: 'charged',
      beyondHeld: true,
    });
    const lines = (await other.get(`/wallet/${asked('json')}`).expect(200)).body.lines as object[];
    expect(lines).toMatchObject([
      { description: `Contestação aceita · pedido ${order.publicId}`, explanation: answer },
      { description: 'Diferença no acerto de dinheiro: faltou uma nota', explanation: null },
    ]);
    const csv = await admin('get', `/couriers/${String(other.id)}/${asked('csv')}`).expect(200);
    expect(csv.text).toContain(answer);
    const pdf = await other.get(`/wallet/${asked('pdf')}`).expect(200);
    expect((pdf.body as Buffer).toString('latin1')).toContain('A espera foi paga a menos');
  });

  it('says what the closing of the company says', async () => {
    const { body } = await app.get(`/wallet/${asked('json')}`).expect(200);
    const closing = `/reports/courier-closing?from=${today()}&to=${today()}`;
    const rows = (await admin('get', closing).expect(200)).body.items as object[];
    const [month] = body.months as Record<string, number>[];
    expect(rows).toContainEqual(
      expect.objectContaining({
        courierId: app.id,
        earnedCents: month!['earnedCents'],
        takenCents: 700,
        withdrawnCents: 1_000,
        closingCents: body.closingCents as number,
      }),
    );
  });

  it('is a PDF and a sheet, to the courier and to the company, and a year is told by months', async () => {
    const pdf = await app
      .get(`/wallet/${asked('pdf')}`)
      .expect(200)
      .expect('Content-Type', 'application/pdf')
      .expect('Content-Disposition', new RegExp(`_${year()}-${today().slice(5)}_${today()}\\.pdf`));
    expect((pdf.body as Buffer).toString('latin1')).toMatch(
      /^%PDF-1\.4[^]*Extrato de [^]*Gorjeta[^]*%%EOF\n$/,
    );
    const csv = await admin('get', `/couriers/${String(app.id)}/${asked('csv')}`).expect(200);
    expect(csv.text.split('\r\n')[0]).toBe('\uFEFFQuando;Lançamento;Valor (R$);Saldo (R$);Explicação');
    expect(csv.text).toContain('Até o piso');
    const whole = `statement?from=${year()}-01-01&to=${year()}-12-31`;
    const { body } = await admin('get', `/couriers/${String(app.id)}/${whole}`).expect(200);
    expect(body).toMatchObject({ lines: null, months: [{ orders: 1, earnedCents: 5_250 }] });
    await admin('get', `/couriers/999999/${whole}`).expect(404);
  });
});
