// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Me } from './api.store.js';

// Specs share their worker's modules: these must not be those that another spec has loaded, nor stay for the next.
beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the session of a courier', () => {
  it('shows a shift that began while an answer from before it was on its way', async () => {
    const { session, showMe, start, rereadSession } = await import('./session.store.js');
    const before = { id: 7, name: 'Rita Passos', online: false } as Me;
    const after = { ...before, online: true };
    const company = { name: 'Ponto a Ponto', timezone: 'America/Sao_Paulo' };
    let me = Promise.resolve(before);
    const fetching = async (address: string) => Response.json(address.endsWith('/me') ? await me : company);
    vi.stubGlobal('fetch', fetching);
    await start();
    expect(session.get()).toMatchObject({ phase: 'in', me: before, company });

    let arrive: (me: Me) => void = () => undefined;
    me = new Promise((resolve) => (arrive = resolve));
    const rereading = rereadSession();
    await showMe(after);
    me = Promise.resolve(after);
    arrive(before);
    await rereading;
    expect(session.get()).toMatchObject({ phase: 'in', me: after, company });
  });
});
