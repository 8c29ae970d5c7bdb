import { z } from 'zod';
import { InvalidBodyError, readBySchema } from './schema.parser.js';

const item = z.strictObject({ name: z.string() });
const oneOrMany = z.union([item, z.array(item)]);

function faultsOf(schema: z.ZodType, sent: unknown): readonly string[] {
  try {
    readBySchema(schema, sent);
  } catch (error) {
    if (error instanceof InvalidBodyError) return Object.keys(error.errors);
    throw error;
  }
  return [];
}

describe('a body read by a schema', () => {
  it('of alternatives is refused for the faults of the one that was meant', () => {
    expect(faultsOf(oneOrMany, { name: 1 })).toEqual(['name']);
    expect(faultsOf(oneOrMany, [{ name: 'a' }, { name: 'b', x: 1 }, 7])).toEqual(['2', '1.x']);
    expect(faultsOf(z.object({ items: oneOrMany }), { items: [{}] })).toEqual(['items.0.name']);
    expect(faultsOf(z.object({ items: oneOrMany }), { items: 'x' })).toEqual(['items']);
  });

  it('has no NUL character and no half of a surrogate pair, however deep', () => {
    expect(faultsOf(oneOrMany, [{ name: 'a' }, { name: 'b\0' }])).toEqual(['1.name']);
    expect(faultsOf(oneOrMany, [{ name: '😀' }, { name: 'b\ud800' }])).toEqual(['1.name']);
    expect(faultsOf(z.unknown(), '\0')).toEqual(['']);
    expect(faultsOf(oneOrMany, [{ name: 'a' }])).toEqual([]);
  });
});
