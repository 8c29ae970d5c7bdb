import { urlForPhones } from './phone-url.rules.js';

const at = (address: string, internal = false) => ({ address, family: 'IPv4' as const, internal });

describe('the base URL for phones', () => {
  it('is the public one', () => {
    expect(urlForPhones('https://entregas.example', [at('10.0.0.2')])).toBe('https://entregas.example');
  });

  it('has this machine’s network address where the public one is a loopback', () => {
    const networks = [at('127.0.0.1', true), at('172.17.0.1'), at('192.168.0.7')];
    expect(urlForPhones('http://localhost:3000', networks)).toBe('http://192.168.0.7:3000');
    expect(urlForPhones('http://127.0.0.1:3000', [at('172.17.0.1')])).toBe('http://172.17.0.1:3000');
  });

  it('is none without a network', () => {
    const six = { address: 'fe80::1', family: 'IPv6' as const, internal: false };
    expect(urlForPhones('http://localhost:3000', [at('127.0.0.1', true), six])).toBeNull();
  });
});
