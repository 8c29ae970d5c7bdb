export const FULL = {
  orders: 100_000,
  wallets: 10_000,
  couriers: [10_000, 100_000],
  events: 50_000,
  growth: [10_000, 100_000, 1_000_000],
  rounds: 3,
  seconds: 6,
  warmUpSeconds: 3,
  citySeconds: 1_200,
};
export type Sizes = Readonly<typeof FULL>;

/** For `--quick`, and to measure a change: few rows, code warm. */
export const QUICK: Sizes = {
  orders: 2_000,
  wallets: 200,
  couriers: [1_000],
  events: 2_000,
  growth: [500, 2_000],
  rounds: 5,
  seconds: 0.25,
  warmUpSeconds: 1,
  citySeconds: 120,
};

/** Shows that a case works, not how fast it is. */
export const TRIAL: Sizes = { ...QUICK, events: 300, rounds: 1, seconds: 0.2, warmUpSeconds: 0.1 };
