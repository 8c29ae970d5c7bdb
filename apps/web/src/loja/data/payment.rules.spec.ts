import { bestOf } from './status.rules.js';

it('preselects the wallet where it covers the price, else the invoice, else the wallet', () => {
  expect(bestOf(['wallet', 'invoiced'], 1_000, 900)).toBe('wallet');
  expect(bestOf(['wallet', 'invoiced'], 800, 900)).toBe('invoiced');
  expect(bestOf(['wallet', 'invoiced'], 0, 0)).toBe('invoiced');
  expect(bestOf(['wallet'], 800, 900)).toBe('wallet');
});
