import { cents, Wallets } from '#domain';
import { PayoutSender } from '#domain/modules';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';

describe('withdrawals that a payment provider pays', () => {
  let world: CourierWorld;
  let [owner, colleague]: AdminCaller[] = [];

  beforeAll(async () => {
    const payouts = { twoFromCents: 10_000, feeCents: 100, feePaidBy: 'courier' } as const;
    world = await CourierWorld.open({ sandbox: true, settings: { payouts } });
    const caller = async () =>
      callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'owner'));
    [owner, colleague] = [await caller(), await caller()];
  });

  async function ask(amountCents: number): Promise<{ app: CourierApp; id: number }> {
    const app = await world.aCourier();
    const wallet = { kind: 'courier', id: app.id } as const;
    await world.face.get(Wallets).credit(world.hub.scope, wallet, { amount: cents(amountCents) });
    await app.put('/pix-key', { pixKey: 'ana@example.com', password: 'segredo1' }).expect(200);
    const { body } = await app.post('/withdrawals', { amountCents }).expect(201);
    return { app, id: body.id as number };
  }

  async function work(seconds = 0): Promise<void> {
    world.face.core.clock.advance({ seconds });
    await world.face.get(PayoutSender).runDue();
  }

  async function approvalsNeeded(...withdrawals: number[]): Promise<number[]> {
    const rows = await world.face.core.db.query<{ needed: number }>(
      `select approvals_needed as needed from payouts where transaction_id = any($1::bigint[]) order by id`,
      [withdrawals],
    );
    return rows.map(({ needed }) => needed);
  }

  const shown = async (app: CourierApp) => (await app.get('/withdrawals').expect(200)).body.items[0];

  it('are paid after consent, and show since when', async () => {
    const { app, id } = await ask(5_000);
    expect((await app.get('/withdrawals/terms').expect(200)).body).toMatchObject({
      feeCents: 100,
      provider: true,
      keyOwner: { name: 'Titular Simulado' },
    });
    await work();
    const { items } = (await owner!('get', '/withdrawals').expect(200)).body;
    expect(items[0]).toMatchObject({
      id,
      payout: { state: 'requested', paysCents: 4_900, keyOwner: { name: 'Titular Simulado' } },
    });
    expect((await owner!('post', `/withdrawals/${String(id)}/approve`).expect(200)).body).toMatchObject({
      state: 'approved',
    });
    await work();
    expect(await shown(app)).toMatchObject({
      status: 'pending',
      payout: {
        state: 'paying',
        arrivesCents: 4_900,
        payingSince: world.face.core.clock.now().toISOString(),
      },
    });
    for (const act of ['complete', 'refuse'])
      await owner!(
        'post',
        `/withdrawals/${String(id)}/${act}`,
        ...(act === 'refuse' ? [{ reason: 'x' }] : []),
      ).expect(409);
    await app.post(`/withdrawals/${String(id)}/cancel`).expect(409);
    await work(16);
    expect(await shown(app)).toMatchObject({ status: 'completed', payout: { state: 'paid' } });
  });

  it('need two different people when they are large', async () => {
    const { id } = await ask(10_000);
    const approve = (by: AdminCaller) => by('post', `/withdrawals/${String(id)}/approve`).expect(200);
    await approve(owner!);
    expect((await approve(owner!)).body).toMatchObject({ state: 'requested', approvals: [{}] });
    expect((await approve(colleague!)).body).toMatchObject({ state: 'approved', approvals: [{}, {}] });
  });

  it('need as many when the withdrawals of a courier’s day are large together', async () => {
    const { app, id } = await ask(5_000);
    const wallet = { kind: 'courier', id: app.id } as const;
    await world.face.get(Wallets).credit(world.hub.scope, wallet, { amount: cents(10_000) });
    const { body: second } = await app.post('/withdrawals', { amountCents: 5_000 }).expect(201);
    world.face.core.clock.advance({ days: 1 });
    const { body: nextDay } = await app.post('/withdrawals', { amountCents: 5_000 }).expect(201);
    expect(await approvalsNeeded(id, second.id, nextDay.id)).toEqual([1, 2, 1]);
  });

  it('come back to the wallet with the bank’s reason, as one movement', async () => {
    // The simulated bank fails a transfer of 92 cents.
    const { app, id } = await ask(5_092);
    await owner!('post', `/withdrawals/${String(id)}/approve`).expect(200);
    await work();
    await work(16);
    expect(await shown(app)).toMatchObject({
      status: 'reversed',
      payout: { state: 'returned', reason: 'A conta de destino foi encerrada' },
    });
    const { items, balanceCents } = (await app.get('/wallet/entries').expect(200)).body;
    expect(balanceCents).toBe(5_092);
    expect(items[0]).toMatchObject({ operation: 'credit', amountCents: 5_092 });
    const { body: again } = await app.post('/withdrawals', { amountCents: 5_000 }).expect(201);
    expect(await approvalsNeeded(again.id)).toEqual([1]);
  });

  it('take the calls of the provider by the token of the hub alone', async () => {
    const { body: account } = await owner!('put', '/payout-account', {
      environment: 'sandbox',
      apiKey: 'k'.repeat(30),
    }).expect(200);
    const path = new URL(account.noticeUrl as string).pathname;
    const event = { event: 'TRANSFER_DONE', transfer: { id: 'x', status: 'DONE', value: 1 } };
    const call = (token: string) => world.face.call().post(path).set('asaas-access-token', token).send(event);
    await call('wrong').expect(401);
    await call(account.noticeToken as string).expect(200);
    const asked = { type: 'TRANSFER', transfer: { ...event.transfer, externalReference: 'not ours' } };
    const consent = await world.face
      .call()
      .post(new URL(account.consentUrl as string).pathname)
      .set('asaas-access-token', account.noticeToken as string)
      .send(asked)
      .expect(200);
    expect(consent.body).toMatchObject({ status: 'REFUSED' });
    expect(JSON.stringify((await owner!('get', '/payout-account').expect(200)).body)).not.toContain('kkk');
    await owner!('delete', '/payout-account').expect(200);
  });
});
