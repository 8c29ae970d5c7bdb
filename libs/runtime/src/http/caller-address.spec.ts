import { addressOf } from './caller-address.js';

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:42::1', '2001:db8:0:42::/64'],
    ['2001:0DB8:0000:0042:ffff:0:1:2', '2001:db8:0:42::/64'],
    ['2001:db8::42:0:0:1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, ''],
  ])('of %s is %s', (ip, counted) => {
    expect(addressOf({ ip })).toBe(counted);
  });
});
