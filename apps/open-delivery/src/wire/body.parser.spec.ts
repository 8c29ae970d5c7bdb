import { withoutNulls } from './body.parser.js';

const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) });

describe('a body without nulls', () => {
  it('is the same object when nothing is removed', () => {
    const body = { text: 'Açaí', number: 0, flag: false, list: [{ inner: '' }, 2], none: undefined };
    expect(withoutNulls(body)).toBe(body);
  });

  it('leaves out members and items that are null, at any depth', () => {
    const body = { inner: { a: 1, b: null, list: [null, { c: null, d: 'e' }] }, gone: null };
    expect(withoutNulls(body)).toEqual({ inner: { a: 1, list: [{ d: 'e' }] } });
  });

  it('leaves out what PostgreSQL cannot store, and keeps surrogate pairs', () => {
    expect(withoutNulls({ 'na\0me': 'a\0b\uD83Dc 🛵' })).toEqual({ name: 'abc 🛵' });
  });

  it('is refused where it is nested too deep, with a null in it or without', () => {
    expect(() => withoutNulls(nested(51))).toThrow();
    expect(() => withoutNulls({ gone: null, in: nested(51) })).toThrow();
    expect(withoutNulls(nested(50))).toEqual(nested(50));
  });
});
