/** Numbers of rows and durations. */
export interface Sizes {
  readonly orders: number;
  readonly wallets: number;
  readonly couriers: readonly number[];
  readonly events: number;
  /** Events to receivers with faults, each of which has eight. */
  readonly faultEvents: number;
  /** How long events come at a steady rate to receivers with faults. */
  readonly faultSeconds: number;
  readonly growth: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** A burden is under way for so long before what is measured beside it, and after. */
  readonly marginSeconds: number;
  /** Of the dispatch planner, in a round. */
  readonly planningPasses: number;
  /** Of the planner's made-up city in each direction, 100 m apart. */
  readonly planningCorners: number;
  readonly latencyPerSecond: number;
  /** How long a city orders. */
  readonly citySeconds: number;
}

export const FULL: Sizes = {
  orders: 100_000,
  wallets: 10_000,
  couriers: [10_000, 100_000],
  events: 50_000,
  faultEvents: 2_505,
  faultSeconds: 60,
  growth: [10_000, 100_000, 1_000_000],
  rounds: 3,
  seconds: 6,
  warmUpSeconds: 3,
  marginSeconds: 1,
  planningPasses: 20,
  planningCorners: 122,
  latencyPerSecond: 500,
  citySeconds: 1_200,
};

/** Few rows, code warm: what `--quick` measures, and what a change is measured with. */
export const QUICK: Sizes = {
  orders: 2_000,
  wallets: 200,
  couriers: [1_000],
  events: 2_000,
  faultEvents: 40,
  faultSeconds: 2,
  growth: [500, 2_000],
  rounds: 5,
  seconds: 0.25,
  warmUpSeconds: 1,
  marginSeconds: 0.3,
  planningPasses: 2,
  planningCorners: 122,
  latencyPerSecond: 30,
  citySeconds: 120,
};

/** Shows that a case works, and not how fast it is. */
export const TRIAL: Sizes = {
  ...QUICK,
  events: 300,
  rounds: 1,
  seconds: 0.2,
  warmUpSeconds: 0.1,
  marginSeconds: 0.1,
  planningPasses: 1,
  planningCorners: 30,
};
