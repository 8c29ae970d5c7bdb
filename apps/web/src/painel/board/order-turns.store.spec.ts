import { inTurn } from './open-orders.store.js';

describe('requests about orders', () => {
  it('are sent one after the other for one order, also after a refusal, and at once for another', async () => {
    const sent: string[] = [];
    let refuse: (why: Error) => void = () => undefined;
    const note = async (name: string) => void sent.push(name);
    const refused = inTurn(1, () => {
      sent.push('assign');
      return new Promise((_, reject) => (refuse = reject));
    });
    const released = inTurn(1, () => note('release'));
    await inTurn(2, () => note('of another'));
    expect(sent).toEqual(['assign', 'of another']);
    refuse(new Error('Out of reach'));
    await expect(refused).rejects.toThrow('Out of reach');
    await released;
    expect(sent).toEqual(['assign', 'of another', 'release']);
  });
});
