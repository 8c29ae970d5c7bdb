/** How a test order goes; robots follow the note, by hand the same is done by steps. */
export const TEST_SCENARIOS = ['normal', 'fail_stop', 'give_back', 'late', 'nobody'] as const;
export type TestScenario = (typeof TEST_SCENARIOS)[number];

/** Instructions to the sandbox's robots, in the order's observation. */
export const SCENARIO_NOTES: Record<TestScenario, string | null> = {
  normal: null,
  fail_stop: '#fail',
  give_back: '#giveback',
  late: '#late',
  nobody: '#nobody',
};
