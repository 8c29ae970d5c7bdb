import { configOf, type ProcessDefinition } from './serve.js';

const DEMONSTRATION = { demonstration: true } as ProcessDefinition;

describe('loopback receivers and push endpoints', () => {
  it('are allowed to the embedded demonstration, until it has a public address', () => {
    const allowed = (env: Record<string, string>) => configOf(DEMONSTRATION, env).loopbackReceivers;
    expect(allowed({})).toBe(true);
    expect(allowed({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(true);
    expect(allowed({ PUBLIC_URL: 'https://entregas.example.com' })).toBe(false);
    expect(allowed({ DATABASE_URL: 'postgres://h/d', SECRET_KEY: 'a-secret-of-16-characters' })).toBe(false);
  });
});
