import { CourierMoney } from '../support/courier-money.driver.js';

describe('the money of couriers, whatever banks and workers do', () => {
  it('is paid once or returned, to the cent', async () => {
    const money = await CourierMoney.begin(4_711);
    try {
      await money.run(250);
      await money.settle();
      expect(money.told.kills).toBeGreaterThan(0);
    } finally {
      await money.close();
    }
  });
});
