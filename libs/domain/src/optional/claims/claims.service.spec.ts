import fc from 'fast-check';
import {
  BoardAlerts,
  cents,
  FAULTS,
  hubScope,
  isDomainError,
  Merchants,
  OrderLifecycle,
  OrderQueries,
  OutboxRelay,
  StopFaults,
  WalletQueries,
  type Fault,
  type OrderRecord,
  type Scope,
} from '#domain';
import { ClaimDecisions, ClaimQueries, Claims } from '#domain/modules';
import { faultLines, missingLines } from '#domain/testing';
import {
  DROPOFF,
  expectBalancedLedger,
  testDomain,
  TestHub,
  type TestDomain,
} from '../../../../../test/support/index.js';
import { pngOf } from '../../../../../test/support/pictures.js';
import { runs } from '../../../../../test/support/test-mode.js';

const HOUR = 3_600_000;
const PHOTO = pngOf(200);
const FAULT_RULES = {
  recipient: { returnCentsPerKm: 100 },
  shop: { returnCentsPerKm: 200 },
  courier: {
    feeRefundBp: 10_000,
    courierPayBp: 0,
    goodsShopBp: 10_000,
    goodsCourierBp: 5_000,
    goodsLimitCents: 4_000,
  },
  company: { feeRefundBp: 5_000, goodsShopBp: 10_000, goodsLimitCents: 10_000 },
};

describe('deliveries that went wrong', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let claims: Claims;
  let decisions: ClaimDecisions;
  let faults: StopFaults;

  beforeAll(async () => {
    domain = await testDomain();
    const settings = {
      recipientMessages: { claims: ['sms' as const] },
      shopMessages: { claims: ['whatsapp' as const] },
    };
    hub = await TestHub.open(domain, { settings: { faults: FAULT_RULES, ...settings } });
    claims = domain.get(Claims);
    decisions = domain.get(ClaimDecisions);
    faults = domain.get(StopFaults);
  });
  afterAll(() => domain.close());

  interface Ridden {
    readonly order: OrderRecord;
    readonly courier: { id: number; scope: Scope };
  }

  /** An order whose stops end one after the other, each delivered or failed for the reason. */
  async function ridden(ends: readonly (string | null)[]): Promise<Ridden> {
    const life = domain.get(OrderLifecycle);
    const courier = await hub.courier();
    const stops = ends.map(() => ({ ...DROPOFF, name: 'Ana', phone: '19999990000' }));
    const { id } = await hub.order({ stops, goodsValueCents: cents(6_000) });
    await life.accept(courier.scope, id, courier.id);
    await life.collect(courier.scope, id);
    for (const [at, reason] of ends.entries()) {
      if (reason === null) await life.deliverStop(courier.scope, id, at + 1, { byHand: true });
      else
        await life.failStop(courier.scope, id, at + 1, {
          reason,
          byHand: true,
          photos: ['https://x.test/1'],
        });
    }
    const after = await domain.get(OrderQueries).byId(hub.scope, id);
    const order = after.status === 'delivered' ? await life.returned(courier.scope, id) : after;
    await work();
    return { order, courier };
  }

  async function work(): Promise<void> {
    await domain.get(OutboxRelay).drain();
    await faults.settleDue();
  }

  const balanceOf = (kind: 'merchant' | 'courier', id: number) =>
    domain.get(WalletQueries).balance(hub.scope, { kind, id });
  const open = ({ order }: Ridden, kind: 'late' | 'damaged' | 'not_received' = 'late', stop = 1) =>
    claims.open(hubScope(hub.scope.hubId, { kind: 'consumer', id: null }), 'recipient', {
      orderId: order.id,
      stop,
      kind,
      text: 'Chegou frio',
      photos: [PHOTO],
    });
  const timeline = async ({ order }: Ridden) =>
    (await domain.get(OrderQueries).timeline(order.id))
      .filter(({ type, stop }) => type === 'order.claim' && stop === 1)
      .map(({ data }) => `${String(data?.['claim'])} ${String(data?.['state'])}`);
  const accept = (
    id: number,
    fault: Fault | null,
    goodsCents: number | null = null,
    earlyReason: string | null = 'O entregador saiu da empresa',
  ) =>
    decisions.decide(hub.scope, id, {
      fault,
      answer: 'Visto na foto',
      goodsCents: goodsCents === null ? null : cents(goodsCents),
      earlyReason,
    });

  it('have the fault of the table when the order ends, and its money is moved once, by rule', async () => {
    const { order, courier } = await ridden(['Endereço não existe']);
    await work();
    const [fault] = await faults.ofOrder(hub.scope, order.id);
    const charged = Math.round((order.returnDistanceM * 200) / 1_000);
    expect(fault).toMatchObject({
      fault: 'shop',
      cause: 'address',
      proof: 'photo',
      decidedBy: null,
      movements: [{ kind: 'fault_return', holder: 'shop', fault: 'shop', cents: -charged }],
    });
    expect(await balanceOf('merchant', order.merchantId)).toBe(-charged);
    const { items } = await domain
      .get(WalletQueries)
      .statement(hub.scope, { kind: 'merchant', id: order.merchantId }, {}, { page: 1, perPage: 10 });
    expect(items[0]).toMatchObject({ kind: 'fault_return', orderId: order.id });
    expect(items[0]?.description).toMatch(new RegExp(`^${order.publicId}: volta de .* responsável: loja$`));
    expect(await balanceOf('courier', courier.id)).toBe(order.courierPayCents);
  });

  it('are decided otherwise by a person with a reason, and the difference is moved', async () => {
    const { order, courier } = await ridden(['Endereço não existe']);
    const change = (fault: Fault) =>
      faults.change(hub.scope, {
        orderId: order.id,
        stop: 1,
        fault,
        reason: 'Ouvi os dois',
        goodsCents: null,
      });
    await change('courier');
    expect(await balanceOf('merchant', order.merchantId)).toBe(order.totalCents + 4_000);
    expect(await balanceOf('courier', courier.id)).toBe(-2_000);
    await change('nobody');
    expect(await balanceOf('merchant', order.merchantId)).toBe(0);
    expect(await balanceOf('courier', courier.id)).toBe(order.courierPayCents);
  });

  it('are claimed once of each kind within the time, by who waited for them', async () => {
    const one = await ridden([null]);
    const claim = await open(one);
    expect(claim).toMatchObject({ state: 'open', courierId: one.courier.id, openedBy: 'recipient' });
    expect(claim.dueAt.getTime()).toBe(domain.clock.millis() + 72 * HOUR);
    await expect(open(one)).rejects.toMatchObject({ code: 'not_unique' });
    await open(one, 'damaged');
    await expect(open(one, 'late', 2)).rejects.toMatchObject({ code: 'stop_not_found' });
    const running = await hub.order();
    await expect(open({ ...one, order: running })).rejects.toMatchObject({ code: 'transition_refused' });
    const other = hubScope(hub.scope.hubId, { kind: 'merchant', id: 1 });
    const stranger = { ...other, merchantId: (await hub.merchant()).id };
    await expect(
      claims.open(stranger, 'shop', { orderId: one.order.id, stop: 1, kind: 'wrong', text: 'x', photos: [] }),
    ).rejects.toMatchObject({ code: 'order_not_found' });
    domain.clock.advance({ hours: 7 * 24 + 1 });
    await expect(open(one, 'not_received')).rejects.toMatchObject({ code: 'claim_too_late' });
  });

  it('are answered by their courier once, and decided once; what the goods were worth may be said then', async () => {
    const one = await ridden([null]);
    const { id } = await open(one);
    const answer = (courierId: number, text: string) =>
      claims.answer(hub.scope, courierId, id, { text, photo: PHOTO });
    await expect(answer(1, 'Não fui eu')).rejects.toMatchObject({ code: 'claim_not_found' });
    await answer(one.courier.id, 'Choveu');
    await answer(one.courier.id, 'Choveu');
    await expect(answer(one.courier.id, 'Não choveu')).rejects.toMatchObject({ code: 'not_unique' });
    expect(await timeline(one)).toEqual(['late open', 'late answered']);
    const decided = await Promise.allSettled([accept(id, 'company', 2_500), accept(id, 'company', 2_500)]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { order, courier } = one;
    expect(await balanceOf('merchant', order.merchantId)).toBe(Math.round(order.totalCents / 2) + 2_500);
    expect(await balanceOf('courier', courier.id)).toBe(order.courierPayCents);
    await expect(claims.answer(hub.scope, courier.id, id, { text: 'E', photo: null })).rejects.toBeDefined();
    const messages = await domain.db.query<{ template: string; to: string; words: Record<string, string> }>(
      `select template, recipient as "to", words from messages where order_id = $1 order by id`,
      [order.id],
    );
    const verdict = { claim: 'late', decision: 'accepted', answer: 'Visto na foto' };
    const shop = (await domain.get(Merchants).get(hub.scope, order.merchantId)).phone;
    expect(messages).toMatchObject([
      { template: 'delivery_claim_opened', to: '19999990000', words: { claim: 'late' } },
      { template: 'order_claim_opened', to: shop, words: { publicId: order.publicId, claim: 'late' } },
      { template: 'delivery_claim_decided', to: '19999990000', words: verdict },
      { template: 'order_claim_decided', to: shop, words: verdict },
    ]);
    expect(messages[0]?.words['link']).toMatch(/\/reclamacao$/);
    expect(await domain.get(ClaimQueries).list(hub.scope, { open: false, limit: 1 })).toMatchObject([
      {
        id,
        state: 'accepted',
        fault: 'company',
        answer: 'Visto na foto',
        courierText: 'Choveu',
        recipient: 'Ana',
      },
    ]);
  });

  it('are decided against their courier once the courier was heard, had the time for it, or reads why not', async () => {
    const { id } = await open(await ridden([null]));
    const asked = { code: 'required_value', facts: { field: 'earlyReason' } };
    await expect(accept(id, 'courier', null, null)).rejects.toMatchObject(asked);
    expect(await accept(id, 'courier', null, 'Saiu da empresa')).toMatchObject({
      earlyReason: 'Saiu da empresa',
    });

    const heard = await ridden([null]);
    const answered = await open(heard);
    await claims.answer(hub.scope, heard.courier.id, answered.id, { text: 'Choveu', photo: null });
    expect(await accept(answered.id, 'courier', null, null)).toMatchObject({ earlyReason: null });

    const silent = await open(await ridden([null]));
    const others = await open(await ridden([null]));
    await accept(others.id, 'company', null, null);
    domain.clock.advance({ hours: 59 });
    await expect(accept(silent.id, 'courier', null, null)).rejects.toMatchObject(asked);
    domain.clock.advance({ hours: 1 });
    await accept(silent.id, 'courier', null, null);
  });

  it('are on the board when the deadline is near, until they are decided, also about what nobody carried', async () => {
    const one = await ridden([null]);
    const { id } = await open(one);
    const also = await open(one, 'damaged');
    const { order: nobodys, courier } = await ridden([null]);
    const { id: other } = await open({ order: nobodys, courier });
    await domain.db.execute('update claims set courier_id = null where id = $1', [other]);
    const alerts = async (order: OrderRecord) =>
      (await domain.get(BoardAlerts).open(hub.scope)).filter(({ orderId }) => orderId === order.id);
    await decisions.tellOfDeadlines();
    expect(await alerts(one.order)).toEqual([]);
    domain.clock.advance({ hours: 61 });
    expect(await decisions.tellOfDeadlines()).toBeGreaterThan(0);
    expect(await decisions.tellOfDeadlines()).toBe(0);
    const due = { kind: 'claim_due', publicId: one.order.publicId };
    expect(await alerts(one.order)).toMatchObject([due]);
    expect(await alerts(nobodys)).toMatchObject([{ kind: 'claim_due', courierId: null, courierName: null }]);
    await accept(other, null);
    expect(await alerts(nobodys)).toEqual([]);
    await accept(id, null);
    expect(await alerts(one.order)).toMatchObject([due]);
    await accept(also.id, null);
    expect(await alerts(one.order)).toEqual([]);
    expect(await timeline(one)).toEqual(['late open', 'damaged open', 'late refused', 'damaged refused']);
    expect(await faults.ofOrder(hub.scope, one.order.id)).toEqual([]);
  });

  it('move what their rules say and nothing else, whatever fails, is claimed and decided again', async () => {
    const reasons = fc.constantFrom(null, 'Ninguém atende', 'Endereço errado', 'O pedido está danificado');
    const acts = fc.record({
      stop: fc.integer({ min: 1, max: 2 }),
      fault: fc.option(fc.constantFrom(...FAULTS)),
      claim: fc.boolean(),
      goods: fc.option(fc.integer({ min: 0, max: 9_000 })),
    });
    const histories = fc.record({
      ends: fc.array(reasons, { minLength: 1, maxLength: 2 }),
      acts: fc.array(acts, { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(histories, async ({ ends, acts: decided }) => {
        const one = await ridden(ends);
        for (const { stop, fault, claim, goods } of decided) await act(one, stop, fault, claim, goods);
        expect(await unexplained(one)).toEqual({ unlinked: 0, different: 0, shop: 0, courier: 0 });
        for (const { rules, fault, basis, movements } of await faults.ofOrder(hub.scope, one.order.id))
          expect(missingLines(faultLines(rules, fault, basis), movements)).toEqual([]);
      }),
      { numRuns: runs(12, 100) },
    );
    await expectBalancedLedger(domain.db);
  });

  async function act(
    one: Ridden,
    stop: number,
    fault: Fault | null,
    claim: boolean,
    goods: number | null,
  ): Promise<void> {
    const { id: orderId } = one.order;
    const goodsCents = goods === null ? null : cents(goods);
    try {
      if (claim) await accept((await open(one, 'late', stop)).id, fault, goods);
      else if (fault !== null)
        await faults.change(hub.scope, { orderId, stop, fault, reason: 'Outra vez', goodsCents });
    } catch (error) {
      if (!isDomainError(error, 'stop_not_found')) throw error;
    }
  }

  /** Movements without a rule, rules without their movement, and what wallets have beyond order and rules. */
  async function unexplained({ order, courier }: Ridden) {
    const [found] = await domain.db.query<Record<string, number>>(
      `with moved as (
         select t.*, case t.operation when 'credit' then t.amount else -t.amount end as cents
           from ledger_transactions t where t.order_id = $1 and t.kind like 'fault_%'
       )
       select (select count(*)::int from moved t where not exists (
                select from fault_movements m where m.movement_id = t.id)) as unlinked,
              (select count(*)::int from fault_movements m join stop_faults f on f.id = m.fault_id
                left join moved t on t.id = m.movement_id
                where f.order_id = $1 and (t.cents, t.kind) is distinct from (m.cents, m.kind)) as different`,
      [order.id],
    );
    const moved = (await faults.ofOrder(hub.scope, order.id)).flatMap(({ movements }) => movements);
    const sum = (holder: 'shop' | 'courier') =>
      moved.reduce((all, movement) => all + (movement.holder === holder ? movement.cents : 0), 0);
    return {
      ...found,
      shop: (await balanceOf('merchant', order.merchantId)) - sum('shop'),
      courier: (await balanceOf('courier', courier.id)) - order.courierPayCents - sum('courier'),
    };
  }
});
