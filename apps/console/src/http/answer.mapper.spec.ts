import { z } from 'zod';
import { answerCut } from './answer.mapper.js';

const shop = z.strictObject({ id: z.int(), name: z.string().nullable() });
const cutBy = (answer?: z.ZodType, mediaTypes?: string[]) =>
  answerCut({
    method: 'GET',
    status: 200,
    summary: '',
    ...(answer && { answer }),
    ...(mediaTypes && { mediaTypes }),
  });
const stored = { id: 1, name: null, passwordHash: 'x' };

describe('an answer', () => {
  it('has the members that its schema names, however deep, and no other', async () => {
    const at = new Date(0);
    const cut = cutBy(z.strictObject({ items: z.array(shop), owner: shop.nullable(), at: z.iso.datetime() }));
    const sent = { items: [stored], owner: stored, at, hubId: 7 };
    expect(cut(sent)).toEqual({ items: [{ id: 1, name: null }], owner: { id: 1, name: null }, at });
    expect(await cut(Promise.resolve({ ...sent, owner: null }))).toMatchObject({ owner: null });
  });

  it('of several forms has the members of each', () => {
    const cut = cutBy(z.union([shop, z.strictObject({ kind: z.string(), shop })]));
    expect(cut({ ...stored, kind: 'a', shop: stored })).toEqual({
      id: 1,
      name: null,
      kind: 'a',
      shop: { id: 1, name: null },
    });
  });

  it('has all of what its schema leaves open', () => {
    expect(cutBy(z.looseObject({ id: z.int() }))(stored)).toEqual(stored);
    expect(
      cutBy(z.strictObject({ facts: z.record(z.string(), z.unknown()) }))({ facts: stored, id: 1 }),
    ).toEqual({
      facts: stored,
    });
  });

  it('reads what a record says by a getter', () => {
    class Record {
      get id() {
        return 1;
      }
    }
    expect(cutBy(shop)(new Record())).toEqual({ id: 1 });
  });

  it('is nothing where none is declared, and a file as it is', async () => {
    expect(await cutBy()(Promise.resolve(stored))).toBeUndefined();
    expect(cutBy(undefined, ['text/csv'])('a;b')).toBe('a;b');
  });
});
