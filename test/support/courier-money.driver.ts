import {
  cents,
  ContestDecisions,
  Contests,
  CourierWithdrawals,
  Demonstration,
  hubScope,
  Hubs,
  isDomainError,
  MoneyNews,
  PayoutAccounts,
  PayoutDecisions,
  PayoutNotices,
  Payouts,
  PayoutSchedules,
  PayoutSender,
  WalletQueries,
  Wallets,
  type Scope,
} from '#domain';
import { PayoutStore, seededRandom } from '#domain/testing';
import { expectBalancedLedger } from './balanced-ledger.js';
import { testDomain, type TestDomain } from './test-domain.js';
import { TestHub } from './test-hub.js';
import { KilledWorker, UnreliableBank } from './unreliable-bank.js';

/** Refusals that are right: the history asks for what may not be. */
const REFUSALS = new Set([
  'insufficient_balance',
  'invalid_value',
  'transition_refused',
  'wallet_not_found',
  'withdrawal_blocked',
]);

const SETTINGS = {
  leastWithdrawalCents: 0,
  payouts: {
    atOnceBelowCents: 2_000,
    twoFromCents: 6_000,
    feeCents: 150,
    feePaidBy: 'courier',
    schedule: 'daily',
    hour: 12,
  },
} as const;

interface PayoutRow {
  reference: string;
  state: string;
  provider: string | null;
  amount: number;
  fee: number;
  courierId: number;
  trouble: string | null;
}

/** Random histories of couriers' money, with a bank that does all that banks do. Each step is drawn from the seed. */
export class CourierMoney {
  private readonly random: () => number;
  private readonly bank: UnreliableBank;
  private readonly services: ReturnType<CourierMoney['open']>;
  private readonly earned = new Map<number, number>();
  private token = '';
  private readonly asked: { id: number; courierId: number }[] = [];
  readonly told = { kills: 0, refusals: 0 };

  private constructor(
    private readonly domain: TestDomain,
    private readonly hub: TestHub,
    private readonly couriers: readonly number[],
    seed: number,
  ) {
    this.random = seededRandom(seed);
    this.bank = new UnreliableBank(domain.clock, this.random);
    this.services = this.open();
  }

  static async begin(seed: number): Promise<CourierMoney> {
    const domain = await testDomain();
    const hub = await TestHub.open(domain, { settings: SETTINGS });
    const couriers: number[] = [];
    for (let n = 1; n <= 4; n++) {
      const { id } = await hub.courier();
      await domain.db.execute(`update couriers set pix_key = $2 where id = $1`, [
        id,
        `c${String(n)}@example.com`,
      ]);
      couriers.push(id);
    }
    const money = new CourierMoney(domain, hub, couriers, seed);
    const connected = await money.services.accounts.connect(hub.scope, {
      environment: 'sandbox',
      apiKey: 'k'.repeat(30),
    });
    money.token = connected.noticeToken;
    return money;
  }

  close(): Promise<void> {
    return this.domain.close();
  }

  private open() {
    const { domain } = this;
    const { db, clock } = domain;
    const [hubs, wallets] = [domain.get(Hubs), domain.get(Wallets)];
    const withdrawals = domain.get(CourierWithdrawals);
    const store = new PayoutStore(db, clock);
    const news = domain.get(MoneyNews);
    const nothing = new Demonstration(false);
    const accounts = new PayoutAccounts(db, clock, domain.cipher, hubs, nothing, this.bank);
    const payouts = new Payouts(db, clock, hubs, withdrawals, accounts, store);
    return {
      accounts,
      payouts,
      wallets,
      decisions: new PayoutDecisions(db, clock, withdrawals, wallets, store, news),
      sender: new PayoutSender(db, clock, wallets, accounts, store, news),
      schedules: new PayoutSchedules(db, clock, hubs, accounts, payouts),
      notices: new PayoutNotices(db, clock, accounts),
    };
  }

  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.step();
      if (step % 200 === 199) await this.expectSound();
    }
  }

  /** Gives everything time to end, with a bank that answers. */
  async settle(): Promise<void> {
    this.bank.honest = true;
    for (let round = 0; round < 40; round++) {
      this.domain.clock.advance({ minutes: 16 });
      while ((await this.services.sender.runDue()) > 0);
    }
    await this.expectSound();
    const open = await this.domain.db.query(`select 1 from payouts where state in ('approved', 'paying')`);
    expect(open).toEqual([]);
  }

  private async step(): Promise<void> {
    const acts = [
      () => this.earn(),
      () => this.earn(),
      () => this.ask(),
      () => this.ask(),
      () => this.decide(),
      () => this.decide(),
      () => this.work(),
      () => this.work(),
      () => this.work(),
      () => this.tell(),
      () => this.contest(),
      () => this.pass(),
      () => this.pass(),
    ];
    try {
      await acts[Math.floor(this.random() * acts.length)]!();
    } catch (error) {
      if (error instanceof KilledWorker) this.told.kills += 1;
      else if (isDomainError(error) && REFUSALS.has(error.code)) this.told.refusals += 1;
      else throw error;
    }
  }

  private async earn(): Promise<void> {
    const id = this.pick(this.couriers);
    const amount = 1 + Math.floor(this.random() * 3_000);
    await this.services.wallets.credit(this.hub.scope, { kind: 'courier', id }, { amount: cents(amount) });
    this.earned.set(id, (this.earned.get(id) ?? 0) + amount);
  }

  private async ask(): Promise<void> {
    const courierId = this.pick(this.couriers);
    const amount = this.random() < 0.2 ? null : cents(1 + Math.floor(this.random() * 8_000));
    const scope = hubScope(this.hub.hub.id, { kind: 'courier', id: courierId });
    const request = { amount, description: 'Saque' };
    const { entry } = await this.services.payouts.request(scope, courierId, request);
    this.asked.push({ id: entry.id, courierId });
  }

  private async decide(): Promise<void> {
    const one = this.asked.at(-1 - Math.floor(this.random() * Math.min(10, this.asked.length)));
    if (!one) return;
    const { decisions } = this.services;
    const by = this.operator(1 + Math.floor(this.random() * 3));
    const drawn = this.random();
    if (drawn < 0.7) await decisions.approve(by, one.id);
    else if (drawn < 0.8) await decisions.refuse(by, one.id, 'Há um acerto em aberto');
    else if (drawn < 0.9) await decisions.completeByHand(by, one.id);
    else await decisions.cancel(by, one.courierId, one.id, 'Cancelado');
  }

  /** Two workers at the same time. */
  private async work(): Promise<void> {
    const { sender, schedules } = this.services;
    const runs = await Promise.allSettled([sender.runDue(3), sender.runDue(3), schedules.runDue()]);
    for (const run of runs) if (run.status === 'rejected') throw run.reason;
  }

  /** The bank calls about any transfer, with any state, perhaps once more. */
  private async tell(): Promise<void> {
    if (this.bank.made.length === 0) return;
    const { id, reference } = this.pick(this.bank.made);
    const state = this.pick(['pending', 'done', 'failed'] as const);
    await this.services.notices.receive(this.hub.hub.id, this.token, { providerId: id, reference, state });
  }

  /** A courier contests a withdrawal; somebody credits something, or decides twice. */
  private async contest(): Promise<void> {
    const one = this.asked.at(-1);
    if (!one) return;
    const { scope } = this.hub;
    const subject = { about: 'charge' as const, subjectId: one.id, text: 'Não reconheço', photo: null };
    const { id } = await this.domain.get(Contests).open(scope, one.courierId, subject);
    const amount = this.random() < 0.5 ? null : cents(1 + Math.floor(this.random() * 500));
    const decide = () =>
      this.domain
        .get(ContestDecisions)
        .decide(scope, id, { accepted: amount !== null, answer: 'Conferido', amount });
    const decided = await Promise.allSettled([decide(), decide()]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    this.earned.set(one.courierId, (this.earned.get(one.courierId) ?? 0) + (amount ?? 0));
  }

  private pass(): Promise<void> {
    const drawn = this.random();
    if (drawn < 0.5) this.domain.clock.advance({ seconds: 1 + Math.floor(drawn * 20) });
    else if (drawn < 0.95) this.domain.clock.advance({ minutes: 1 + Math.floor(drawn * 5) });
    else this.domain.clock.advance({ hours: 3 });
    return Promise.resolve();
  }

  /** No cent is made or lost, and no bank paid twice. */
  async expectSound(): Promise<void> {
    const { db } = this.domain;
    await expectBalancedLedger(db);
    const paid = this.bank.paid();
    expect([...paid].filter(([, amounts]) => amounts.length > 1)).toEqual([]);
    const payouts = await db.query<PayoutRow>(
      `select reference, state, provider, amount, fee, courier_id as "courierId", trouble from payouts`,
    );
    const wrong = payouts.filter((payout) => !agrees(payout, paid.get(payout.reference)));
    expect(wrong).toEqual([]);
    await this.expectBalances(payouts);
  }

  private async expectBalances(payouts: readonly PayoutRow[]): Promise<void> {
    const balances = await this.domain
      .get(WalletQueries)
      .balances(this.hub.scope, 'courier', [...this.couriers]);
    for (const id of this.couriers) {
      const out = payouts
        .filter(({ courierId, state }) => courierId === id && state !== 'returned')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect([id, balances.get(id) ?? 0]).toEqual([id, (this.earned.get(id) ?? 0) - out]);
    }
  }

  private operator(id: number): Scope {
    return hubScope(this.hub.hub.id, { kind: 'operator', id, name: `Pessoa ${String(id)}` });
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!;
  }
}

/** What the bank made of a payout, against what the ledger says of it. */
function agrees({ state, provider, amount, fee }: PayoutRow, made: readonly number[] = []): boolean {
  if (state === 'paid') return provider === 'manual' ? made.length === 0 : made[0] === amount - fee;
  if (state === 'returned') return made.length === 0;
  return made.length === 0 || (state === 'paying' && made[0] === amount - fee);
}
