import {
  cents,
  ContestDecisions,
  Contests,
  CourierWithdrawals,
  Demonstration,
  hubScope,
  Hubs,
  MoneyNews,
  Wallets,
  type Scope,
} from '#domain';
import { PayoutAccounts, PayoutNotices, Payouts, PayoutSchedules, PayoutSender } from '#domain/modules';
import type { CourierBooksWorld } from '../support/courier-books.js';
import { UnreliableBank } from '../support/unreliable-bank.js';

/** Refusals that are right: the history asks for what may not be. */
export const MONEY_REFUSALS = new Set([
  'insufficient_balance',
  'invalid_value',
  'transition_refused',
  'wallet_not_found',
  'withdrawal_blocked',
]);

/** A bank that pays every day, small amounts at once. */
export const BANKED = {
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
}

/** Withdrawals of a random history, with a bank that does all that banks do, and people who decide. */
export class CourierMoney {
  private readonly bank: UnreliableBank;
  private readonly services: ReturnType<CourierMoney['open']>;
  private readonly asked: { id: number; courierId: number }[] = [];
  private token = '';

  private constructor(private readonly world: CourierBooksWorld) {
    this.bank = new UnreliableBank(world.domain.clock, world.random);
    this.services = this.open();
  }

  static async begin(world: CourierBooksWorld): Promise<CourierMoney> {
    for (const { id } of world.couriers)
      await world.domain.db.execute(`update couriers set pix_key = $2 where id = $1`, [
        id,
        `c${String(id)}@example.com`,
      ]);
    const money = new CourierMoney(world);
    const connected = await money.services.accounts.connect(world.hub.scope, {
      environment: 'sandbox',
      apiKey: 'k'.repeat(30),
    });
    money.token = connected.noticeToken;
    return money;
  }

  private open() {
    const { domain } = this.world;
    const { db, clock } = domain;
    const [hubs, wallets] = [domain.get(Hubs), domain.get(Wallets)];
    const withdrawals = domain.get(CourierWithdrawals);
    const news = domain.get(MoneyNews);
    const nothing = new Demonstration(false);
    const accounts = new PayoutAccounts(db, clock, domain.cipher, hubs, nothing, this.bank);
    const payouts = new Payouts(db, clock, hubs, withdrawals, accounts);
    return {
      accounts,
      payouts,
      wallets,
      sender: new PayoutSender(db, clock, wallets, accounts, news),
      schedules: new PayoutSchedules(db, clock, hubs, accounts, payouts),
      notices: new PayoutNotices(db, clock, accounts),
    };
  }

  /** Gives everything time to end, with a bank that answers. */
  async settle(): Promise<void> {
    this.bank.honest = true;
    const { clock, db } = this.world.domain;
    for (let round = 0; round < 40; round++) {
      clock.advance({ minutes: 16 });
      while ((await this.services.sender.runDue()) > 0);
    }
    const open = await db.query(`select 1 from payouts where state in ('approved', 'paying')`);
    expect(open).toEqual([]);
  }

  /** One act, drawn. @throws KilledWorker · the refusals of `MONEY_REFUSALS` */
  async step(): Promise<void> {
    const acts = [
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
    ];
    await this.pick(acts)();
  }

  private async earn(): Promise<void> {
    const { id } = this.pick(this.world.couriers);
    const amount = 1 + Math.floor(this.world.random() * 3_000);
    const owner = { kind: 'courier', id } as const;
    await this.services.wallets.credit(this.world.hub.scope, owner, { amount: cents(amount) });
    this.world.books.add(id, amount);
  }

  private async ask(): Promise<void> {
    const { id: courierId, scope } = this.pick(this.world.couriers);
    const amount = this.world.random() < 0.2 ? null : cents(1 + Math.floor(this.world.random() * 8_000));
    const request = { amount, description: 'Saque' };
    const { entry } = await this.services.payouts.request(scope, courierId, request);
    this.asked.push({ id: entry.id, courierId });
  }

  private async decide(): Promise<void> {
    const one = this.asked.at(-1 - Math.floor(this.world.random() * Math.min(10, this.asked.length)));
    if (!one) return;
    const { payouts } = this.services;
    const by = this.operator(1 + Math.floor(this.world.random() * 3));
    const drawn = this.world.random();
    if (drawn < 0.7) await payouts.approve(by, one.id);
    else if (drawn < 0.8) await payouts.refuse(by, one.id, 'Há um acerto em aberto');
    else if (drawn < 0.9) await payouts.completeByHand(by, one.id);
    else await payouts.cancel(by, one.courierId, one.id, 'Cancelado');
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
    await this.services.notices.receive(this.world.hub.hub.id, this.token, {
      providerId: id,
      reference,
      state,
    });
  }

  /** A courier contests a withdrawal; somebody credits something, or decides twice. */
  private async contest(): Promise<void> {
    const one = this.asked.at(-1);
    if (!one) return;
    const { scope } = this.world.hub;
    const subject = { about: 'charge' as const, subjectId: one.id, text: 'Não reconheço', photo: null };
    const { id } = await this.world.domain.get(Contests).open(scope, one.courierId, subject);
    const amount = this.world.random() < 0.5 ? null : cents(1 + Math.floor(this.world.random() * 500));
    const decide = () =>
      this.world.domain
        .get(ContestDecisions)
        .decide(scope, id, { accepted: amount !== null, answer: 'Conferido', amount });
    const decided = await Promise.allSettled([decide(), decide()]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    this.world.books.add(one.courierId, amount ?? 0);
  }

  /** No bank paid twice, and none paid what the ledger took back. */
  async expectSound(): Promise<void> {
    const paid = this.bank.paid();
    expect([...paid].filter(([, amounts]) => amounts.length > 1)).toEqual([]);
    const payouts = await this.world.domain.db.query<PayoutRow>(
      `select reference, state, provider, amount, fee from payouts`,
    );
    expect(payouts.filter((payout) => !agrees(payout, paid.get(payout.reference)))).toEqual([]);
  }

  private operator(id: number): Scope {
    return hubScope(this.world.hub.hub.id, { kind: 'operator', id, name: `Pessoa ${String(id)}` });
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.world.random() * from.length)]!;
  }
}

/** What the bank made of a payout, against what the ledger says of it. */
function agrees({ state, provider, amount, fee }: PayoutRow, made: readonly number[] = []): boolean {
  if (state === 'paid') return provider === 'manual' ? made.length === 0 : made[0] === amount - fee;
  if (state === 'returned') return made.length === 0;
  return made.length === 0 || (state === 'paying' && made[0] === amount - fee);
}
