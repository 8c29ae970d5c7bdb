import { isDomainError } from '#domain';
import { seededRandom } from '../support/seeded-random.js';
import { CourierBooks, type CourierBooksWorld } from '../support/courier-books.js';
import { BANKED, CourierMoney, MONEY_REFUSALS } from './courier-money.driver.js';
import { testDomain, TestHub } from '../support/index.js';
import { SHIFT_REFUSALS, ShiftHistories } from './shift-histories.driver.js';
import { KilledWorker } from '../support/unreliable-bank.js';
import { CashHistories, RULES } from './cash-histories.driver.js';

const COURIERS = 5;
/** Refusals that are right: the history asks for what may not be. */
const REFUSALS = new Set([...MONEY_REFUSALS, ...SHIFT_REFUSALS]);
const CHECKED_EVERY = 100;

/**
 * One random history of all that moves couriers' money: orders, cash and hand-ins, withdrawals by a bank that
 * lies, shifts with guarantees, returns, tips, contests, and workers that die. The seed draws each step.
 */
export class MoneyHistories {
  readonly told = { kills: 0, refusals: 0 };

  private constructor(
    private readonly world: CourierBooksWorld,
    private readonly cash: CashHistories,
    private readonly money: CourierMoney,
    private readonly shifts: ShiftHistories,
  ) {}

  static async begin(seed: number): Promise<MoneyHistories> {
    const domain = await testDomain({ poolSize: 12 });
    const hub = await TestHub.open(domain, { settings: { ...BANKED, payRules: RULES } });
    const couriers = [];
    for (let n = 0; n < COURIERS; n++) couriers.push(await hub.courier());
    const books = new CourierBooks(domain, hub);
    const world = { domain, hub, couriers, books, random: seededRandom(seed) };
    const shifts = new ShiftHistories(world, (await hub.merchant()).id);
    return new MoneyHistories(
      world,
      await CashHistories.open(world),
      await CourierMoney.begin(world),
      shifts,
    );
  }

  close(): Promise<void> {
    return this.world.domain.close();
  }

  get topUps(): number {
    return this.shifts.topUps;
  }

  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.step();
      if (step % CHECKED_EVERY === CHECKED_EVERY - 1) await this.expectSound();
    }
  }

  /** Everything gets time to end, and nobody lies or dies any more. */
  async settle(): Promise<void> {
    await this.shifts.settle();
    await this.money.settle();
    await this.expectSound();
  }

  private async step(): Promise<void> {
    const acts = [
      () => this.cash.step(),
      () => this.cash.step(),
      () => this.money.step(),
      () => this.money.step(),
      () => this.shifts.step(),
      () => this.shifts.step(),
      () => this.shifts.step(),
      () => this.pass(),
      () => this.pass(),
    ];
    try {
      await acts[Math.floor(this.world.random() * acts.length)]!();
    } catch (error) {
      if (error instanceof KilledWorker) this.told.kills += 1;
      else if (isDomainError(error) && REFUSALS.has(error.code)) this.told.refusals += 1;
      else throw error;
    }
  }

  private pass(): Promise<void> {
    const drawn = this.world.random();
    const { clock } = this.world.domain;
    if (drawn < 0.5) clock.advance({ seconds: 1 + Math.floor(drawn * 20) });
    else if (drawn < 0.9) clock.advance({ minutes: 1 + Math.floor(drawn * 40) });
    else clock.advance({ hours: 3 });
    return Promise.resolve();
  }

  /** All that is promised of each part, and the books of all. */
  private async expectSound(): Promise<void> {
    await this.world.books.check();
    await this.cash.expectSound();
    await this.money.expectSound();
    await this.shifts.expectSound();
  }
}
