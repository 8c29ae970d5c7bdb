import { ShiftHistories } from '../support/shift-histories.driver.js';

describe('shifts and their guarantees, whatever couriers and workers do', () => {
  it('are topped up at most once, to the cent, and hold no more couriers than places', async () => {
    const shifts = await ShiftHistories.begin(2_026);
    try {
      await shifts.run(400);
      await shifts.settle();
      expect(shifts.told.kills).toBeGreaterThan(0);
      expect(shifts.told.topUps).toBeGreaterThan(0);
    } finally {
      await shifts.close();
    }
  }, 120_000);
});
