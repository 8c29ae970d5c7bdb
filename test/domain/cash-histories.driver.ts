import {
  CashHandIns,
  CashQueries,
  cents,
  ContestDecisions,
  Contests,
  CourierPayRaises,
  isDomainError,
  OrderLifecycle,
  type ReportName,
  type ReportRow,
  Reports,
  WalletQueries,
  Wallets,
  type Cents,
  type Merchant,
} from '#domain';
import type { CourierBooksWorld } from '../support/courier-books.js';
import { DROPOFF } from '../support/index.js';

type Courier = CourierBooksWorld['couriers'][number];

/** One act of a random history; `shop` and `amount` are taken modulo what there is. */
interface CashStep {
  readonly what:
    | 'deliver'
    | 'bringBack'
    | 'tip'
    | 'contest'
    | 'announce'
    | 'withdraw'
    | 'confirm'
    | 'receive'
    | 'reverse'
    | 'payOut'
    | 'broken';
  readonly shop: number;
  readonly amount: number;
  readonly paid: 'as_asked' | 'less' | 'pix' | 'nothing';
  readonly missing: 'remains' | 'written_off' | 'charged';
}

/** Deliveries and hand-ins are the most, as in a day. */
const ACTS: readonly CashStep['what'][] = [
  ...(['deliver', 'deliver', 'deliver', 'announce', 'announce', 'confirm', 'confirm'] as const),
  ...(['withdraw', 'receive', 'reverse', 'payOut', 'broken', 'bringBack', 'tip', 'contest'] as const),
];
const PAID: readonly CashStep['paid'][] = ['as_asked', 'as_asked', 'less', 'pix', 'nothing'];
const MISSING: readonly CashStep['missing'][] = ['remains', 'written_off', 'charged'];
const MAX_DRAWN = 1_000_000;

const DAY_MS = 86_400_000;
/** Rules that pay what is brought back too. */
export const RULES = { minimumCents: 900, failedBp: 5_000, floorOrderCents: 500, floorHourCents: 2_000 };
const SHOPS = 3;

/** Cash in a random history: couriers collect and hand it in; numbers say what the books must hold. */
export class CashHistories {
  private readonly collected = new Map<number, number>();
  private readonly relieved = new Map<number, number>();
  /** What shops gave couriers, by who pays. */
  private readonly tipped = new Map<number, number>();
  private readonly open = new Map<number, { id: number; cents: number }>();
  /** The last count of each courier that stands. */
  private readonly counted = new Map<number, { id: number; relieved: number; charged: number }>();
  /** The last order that each courier delivered, with its tip. */
  private readonly delivered = new Map<number, { id: number; merchantId: number; tip: number }>();
  private readonly began: number;

  private constructor(
    private readonly world: CourierBooksWorld,
    readonly shops: readonly Merchant[],
  ) {
    this.began = world.domain.clock.millis();
  }

  static async open(world: CourierBooksWorld): Promise<CashHistories> {
    const shops: Merchant[] = [];
    for (let i = 0; i < SHOPS; i++) shops.push(await world.hub.merchant());
    // A sub-user's share is its owner's.
    shops.push(await world.hub.merchant({ ownerId: shops[0]!.id }));
    return new CashHistories(world, shops);
  }

  /** One act, drawn. */
  async step(): Promise<void> {
    const { random, couriers } = this.world;
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
    const number = () => Math.floor(random() * MAX_DRAWN);
    const step = { what: pick(ACTS), paid: pick(PAID), missing: pick(MISSING) };
    await this[step.what](pick(couriers), { ...step, shop: number(), amount: number() });
  }

  /** In hand is what was collected and not handed in, each shop has what was covered of its own. */
  async expectSound(): Promise<void> {
    const held = await this.domain.get(CashQueries).holders(this.hub.scope, null);
    const inHand = new Map(held.map((one) => [one.courierId, one.inHandCents]));
    for (const { id } of this.world.couriers) {
      expect(inHand.get(id) ?? 0).toBe(sum(this.collected, id) - sum(this.relieved, id));
    }
    await this.checkShops();
    await this.checkClosing();
  }

  /** The closing is zero-sum, and what it says of couriers is what their accounts hold. */
  private async checkClosing(): Promise<void> {
    const period = {
      from: new Date(this.began - DAY_MS),
      to: new Date(this.domain.clock.millis() + DAY_MS),
    };
    const all = await this.report('closing', period);
    expect(all.reduce((sum, row) => sum + Number(row['netCents']), 0)).toBe(0);
    expect(all.at(-1)).toMatchObject({ account: 'total', netCents: 0 });
    for (const row of await this.report('courier-closing', period)) {
      const of = (column: string) => Number(row[`${column}Cents`]);
      const came = of('opening') + of('earned') + of('toppedUp') + of('added');
      expect(came - of('taken') - of('withdrawn')).toBe(of('closing'));
      expect(of('cashOpening') + of('collected') - of('handedIn') - of('missing')).toBe(of('cashClosing'));
      expect(of('collected')).toBe(sum(this.collected, Number(row['courierId'])));
    }
  }

  private async report(name: ReportName, period: { from: Date; to: Date }): Promise<ReportRow[]> {
    const rows: ReportRow[] = [];
    for await (const batch of this.domain.get(Reports).rows(this.hub.scope, name, period))
      rows.push(...batch);
    return rows;
  }

  /** Each collection is its shop's once a hand-in covers it, and never before. */
  private async checkShops(): Promise<void> {
    const rows = await this.domain.db.query<{ shop: number; cents: number }>(
      `select coalesce(m.owner_id, m.id) as shop, sum(c.amount_cents)::bigint as cents
         from cash_collections c join merchants m on m.id = c.merchant_id
        where c.hub_id = $1 and c.method = 'cash' and not c.in_hand group by 1`,
      [this.hub.scope.hubId],
    );
    const due = new Map(rows.map(({ shop, cents: covered }) => [shop, covered]));
    for (const { id, ownerId } of this.shops) {
      const balance = await this.domain.get(WalletQueries).balance(this.hub.scope, { kind: 'merchant', id });
      expect(balance).toBe(ownerId === null ? (due.get(id) ?? 0) - sum(this.tipped, id) : 0);
    }
  }

  private get domain(): CourierBooksWorld['domain'] {
    return this.world.domain;
  }

  private get hub(): CourierBooksWorld['hub'] {
    return this.world.hub;
  }

  private async deliver(courier: Courier, { shop, amount, paid }: CashStep): Promise<void> {
    const asked = cents(100 + (amount % 9_900));
    const life = this.domain.get(OrderLifecycle);
    const order = await this.hub.order({
      merchant: { id: this.shops[shop % this.shops.length]!.id },
      stops: [{ ...DROPOFF, collectCents: asked, collectMethod: 'cash' }],
    });
    await life.accept(this.hub.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    const collected = {
      as_asked: null,
      less: { cents: cents(asked - 50), method: 'cash', reason: 'sem troco' },
      pix: { cents: asked, method: 'pix', reason: 'pagou por Pix' },
      nothing: { cents: cents(0), method: 'cash', reason: 'já tinha pago' },
    } as const;
    const stated = collected[paid];
    const done = await life.deliverStop(courier.scope, order.id, 1, { collected: stated });
    // The phone sends it again when the answer was lost.
    await life.deliverStop(courier.scope, order.id, 1, { collected: stated });
    const cash = stated === null ? asked : stated.method === 'cash' ? stated.cents : 0;
    add(this.collected, courier.id, cash);
    expect(done.courierPayCents).toBeGreaterThanOrEqual(RULES.minimumCents);
    this.world.books.add(courier.id, done.courierPayCents);
    this.delivered.set(courier.id, { id: order.id, merchantId: done.merchantId, tip: 0 });
  }

  /** Cancelled after its pickup: nothing is collected, and the ride is paid by the rules. */
  private async bringBack({ id, scope }: Courier, { shop }: CashStep): Promise<void> {
    const life = this.domain.get(OrderLifecycle);
    const order = await this.hub.order({ merchant: { id: this.shops[shop % this.shops.length]!.id } });
    await life.accept(this.hub.scope, order.id, id);
    await life.collect(scope, order.id);
    for (let n = 0; n < 2; n++) {
      const cancelled = await life.cancel(this.hub.scope, order.id, { reason: 'operator' });
      expect(cancelled.courierPayCents).toBeGreaterThanOrEqual(RULES.floorOrderCents);
      if (n === 0) this.world.books.add(id, cancelled.courierPayCents);
    }
  }

  /** By the company, or by the shop from its wallet. */
  private async tip({ id }: Courier, { amount, shop }: CashStep): Promise<void> {
    const last = this.delivered.get(id);
    if (!last) return;
    const [wanted, byShop] = [cents(amount % 2_000), shop % 2 === 0];
    const by = byShop ? { ...this.hub.scope, merchantId: last.merchantId } : this.hub.scope;
    const raised = await this.domain
      .get(CourierPayRaises)
      .tip(by, last.id, wanted)
      .then(
        () => wanted - last.tip,
        (error: unknown) => {
          if (byShop && isDomainError(error, 'insufficient_balance')) return 0;
          if (!isDomainError(error, 'invalid_value')) throw error;
          expect(wanted).toBeLessThan(last.tip);
          return 0;
        },
      );
    this.world.books.add(id, raised);
    last.tip += raised;
    const { ownerId } = this.shops.find((one) => one.id === last.merchantId)!;
    if (byShop) add(this.tipped, ownerId ?? last.merchantId, raised);
  }

  private async contest({ id, scope }: Courier, { amount, missing }: CashStep): Promise<void> {
    const last = this.delivered.get(id);
    if (!last) return;
    const contest = { about: 'missing_pay', subjectId: last.id, text: 'Faltou', photo: null } as const;
    const { id: contestId } = await this.domain.get(Contests).open(scope, id, contest);
    const accepted = missing !== 'charged';
    const credited = accepted ? cents(1 + (amount % 500)) : null;
    const decision = { accepted, answer: 'Conferido', amount: credited };
    const decisions = this.domain.get(ContestDecisions);
    await decisions.decide(this.hub.scope, contestId, decision);
    await expect(decisions.decide(this.hub.scope, contestId, decision)).rejects.toMatchObject({
      code: 'transition_refused',
    });
    this.world.books.add(id, credited ?? 0);
  }

  private async announce({ id, scope }: Courier, { amount }: CashStep): Promise<void> {
    const announced = cents(1 + (amount % 20_000));
    const handIn = await this.domain.get(CashHandIns).announce(scope, id, announced);
    this.open.set(id, { id: handIn.id, cents: announced });
  }

  private async withdraw({ id, scope }: Courier): Promise<void> {
    const open = this.open.get(id);
    if (!open) return;
    await this.domain.get(CashHandIns).withdraw(scope, id, open.id);
    this.open.delete(id);
  }

  private async confirm({ id }: Courier, { amount, missing }: CashStep): Promise<void> {
    const open = this.open.get(id);
    if (!open) return;
    const counted = cents(amount % 3 === 0 ? open.cents : amount % (open.cents + 500));
    const handIns = this.domain.get(CashHandIns);
    const count = { countedCents: counted, missing, reason: 'conferido', beyondHeld: true };
    if ((await within(handIns.confirm(this.hub.scope, open.id, count))) === null) return;
    await handIns.confirm(this.hub.scope, open.id, count).then(
      () => {
        throw new Error('counted twice');
      },
      (error: unknown) => {
        if (!isDomainError(error, 'transition_refused')) throw error;
      },
    );
    const short = Math.max(0, open.cents - counted);
    const [relieved, charged] = [
      counted + (missing === 'remains' ? 0 : short),
      missing === 'charged' ? short : 0,
    ];
    add(this.relieved, id, relieved);
    this.world.books.add(id, -charged);
    this.counted.set(id, { id: open.id, relieved, charged });
    this.open.delete(id);
  }

  private async receive({ id }: Courier, { amount }: CashStep): Promise<void> {
    const countedCents: Cents = cents(1 + (amount % 5_000));
    const brought = { countedCents, beyondHeld: true };
    const handIn = await within(this.domain.get(CashHandIns).receive(this.hub.scope, id, brought));
    if (handIn === null) return;
    add(this.relieved, id, countedCents);
    this.counted.set(id, { id: handIn.id, relieved: countedCents, charged: 0 });
  }

  private async reverse({ id }: Courier): Promise<void> {
    const last = this.counted.get(id);
    if (!last) return;
    const handIns = this.domain.get(CashHandIns);
    await handIns.reverse(this.hub.scope, last.id, 'engano');
    await expect(handIns.reverse(this.hub.scope, last.id, 'engano')).rejects.toMatchObject({
      code: 'transition_refused',
    });
    add(this.relieved, id, -last.relieved);
    this.world.books.add(id, last.charged);
    this.counted.delete(id);
  }

  private async payOut({ id }: Courier, { amount }: CashStep): Promise<void> {
    const wanted = cents(1 + (amount % 1_000));
    const owner = { kind: 'courier', id } as const;
    const paid = await this.domain
      .get(Wallets)
      .withdraw(this.hub.scope, owner, { amount: wanted })
      .then(
        () => true,
        (error: unknown) => {
          if (!isDomainError(error, 'insufficient_balance')) throw error;
          return false;
        },
      );
    if (paid) this.world.books.add(id, 0 - wanted);
  }

  /** The process dies before the commit: nothing of it remains. */
  private async broken({ id }: Courier, { amount }: CashStep): Promise<void> {
    const died = this.domain.db.inTransactionScope(async () => {
      await this.domain
        .get(CashHandIns)
        .receive(this.hub.scope, id, { countedCents: cents(1 + (amount % 5_000)), beyondHeld: true });
      throw new Error('died');
    });
    // Or it was more than may be counted.
    await expect(died).rejects.toThrow(/died|invalid_value/);
  }
}

/** null: it was more than may be counted beyond what is held. */
async function within<Result>(counted: Promise<Result>): Promise<Result | null> {
  return await counted.catch((error: unknown) => {
    if (!isDomainError(error, 'invalid_value')) throw error;
    return null;
  });
}

function sum(of: ReadonlyMap<number, number>, id: number): number {
  return of.get(id) ?? 0;
}

function add(to: Map<number, number>, id: number, amount: number): void {
  to.set(id, sum(to, id) + amount);
}
