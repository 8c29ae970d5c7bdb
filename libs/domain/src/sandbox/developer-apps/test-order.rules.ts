/** How an order is to go; robots follow the note, and by hand the same is done by steps. */
export const TEST_SCENARIOS = ['normal', 'fail_stop', 'give_back', 'late', 'nobody'] as const;
export type TestScenario = (typeof TEST_SCENARIOS)[number];

/** next: whatever comes next in the order's state · late: its limits and its promise have passed. */
export const TEST_STEPS = ['next', 'late', 'fail_stop', 'give_back', 'cancel', 'nobody'] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** Instructions to the sandbox's robots, in the order's observation. */
export const SCENARIO_NOTES: Record<TestScenario, string | null> = {
  normal: null,
  fail_stop: '#fail',
  give_back: '#giveback',
  late: '#late',
  nobody: '#nobody',
};
