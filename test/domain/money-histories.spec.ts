import { MoneyHistories } from './money-histories.driver.js';

describe('the money of couriers, whatever people, banks and workers do', () => {
  it('adds up to the cent, is paid once or returned, and in hand is what was collected and not handed in', async () => {
    const histories = await MoneyHistories.begin(4_711);
    try {
      await histories.run(400);
      await histories.settle();
      expect(histories.told.kills).toBeGreaterThan(0);
      expect(histories.topUps).toBeGreaterThan(0);
    } finally {
      await histories.close();
    }
  });
});
