import { RenderedBodies } from './rendered-bodies.js';

const VIEW = { name: 'orders', context: '' };

describe('RenderedBodies', () => {
  it('keeps no more memory alive than it counts: each body has its own', async () => {
    const bodies = new RenderedBodies(1_000_000);
    const records = [1, 2].map((id) => ({ id, version: 'a' }));
    await bodies.load(VIEW, records, () =>
      Promise.resolve(records.map((one) => ({ ...one, body: { name: 'São Paulo' } }))),
    );

    const cached = await bodies.load(VIEW, records, () => Promise.reject(new Error('not kept')));

    expect(cached.map((json) => Buffer.from(json).toString())).toEqual(Array(2).fill('{"name":"São Paulo"}'));
    expect(cached.map((json) => json.buffer.byteLength)).toEqual([21, 21]);
  });
});
