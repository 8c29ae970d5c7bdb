import { z } from 'zod';
import { answerPicker } from './answer.mapper.js';

const shop = z.strictObject({ id: z.int(), name: z.string().nullable() });
const by = (answer?: z.ZodType, mediaTypes?: string[]) =>
  answerPicker({
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
    const pick = by(z.strictObject({ items: z.array(shop), owner: shop.nullable(), at: z.iso.datetime() }));
    const sent = { items: [stored], owner: stored, at, hubId: 7 };
    expect(pick(sent)).toEqual({ items: [{ id: 1, name: null }], owner: { id: 1, name: null }, at });
    expect(await pick(Promise.resolve({ ...sent, owner: null }))).toMatchObject({ owner: null });
  });

  it('of several forms has the members of each', () => {
    const pick = by(z.union([shop, z.strictObject({ kind: z.string(), shop })]));
    expect(pick({ ...stored, kind: 'a', shop: stored })).toEqual({
      id: 1,
      name: null,
      kind: 'a',
      shop: { id: 1, name: null },
    });
  });

  it('has all of what its schema leaves open', () => {
    expect(by(z.looseObject({ id: z.int() }))(stored)).toEqual(stored);
    expect(
      by(z.strictObject({ facts: z.record(z.string(), z.unknown()) }))({ facts: stored, id: 1 }),
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
    expect(by(shop)(new Record())).toEqual({ id: 1 });
  });

  it('is nothing where none is declared, and a file as it is', async () => {
    expect(await by()(Promise.resolve(stored))).toBeUndefined();
    expect(by(undefined, ['text/csv'])('a;b')).toBe('a;b');
  });
});
