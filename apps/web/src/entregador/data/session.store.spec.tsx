// Alone: the session of another spec must not be there.
import type { Me } from './api.store.js';

describe('the session of a courier', () => {
  it('shows a shift that began while an answer from before it was on its way', async () => {
    const { session, showMe, start, rereadSession } = await import('./session.store.js');
    const before = { id: 7, name: 'Rita Passos', online: false } as Me;
    const after = { ...before, online: true };
    const company = { name: 'Ponto a Ponto', timezone: 'America/Sao_Paulo' };
    let me = Promise.resolve(before);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) =>
        Response.json(String(address).endsWith('/me') ? await me : company),
      );
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
