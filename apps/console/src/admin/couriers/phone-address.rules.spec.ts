import { phoneAddress } from './phone-address.rules.js';

const at = (address: string, internal = false) => ({ address, family: 'IPv4' as const, internal });

describe('the address that a phone opens', () => {
  it('is the public one', () => {
    expect(phoneAddress('https://entregas.example', [at('10.0.0.2')])).toBe('https://entregas.example');
  });

  it('is this machine’s in its network where the public one is its own only', () => {
    const networks = [at('127.0.0.1', true), at('172.17.0.1'), at('192.168.0.7')];
    expect(phoneAddress('http://localhost:3000', networks)).toBe('http://192.168.0.7:3000');
    expect(phoneAddress('http://127.0.0.1:3000', [at('172.17.0.1')])).toBe('http://172.17.0.1:3000');
  });

  it('is none without a network', () => {
    const six = { address: 'fe80::1', family: 'IPv6' as const, internal: false };
    expect(phoneAddress('http://localhost:3000', [at('127.0.0.1', true), six])).toBeNull();
  });
});
