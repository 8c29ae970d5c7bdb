import { cents } from '../../base/index.js';
import { collectedOf, collectsCash } from './stop.rules.js';

const CASH = { collectCents: cents(4_500), collectMethod: 'cash', changeForCents: cents(5_000) } as const;

describe('what is collected at a stop', () => {
  it('is what was asked for when nothing else is said, with its change', () => {
    expect(collectedOf(CASH, null)).toEqual({ cents: 4_500, method: 'cash', changeCents: 500, reason: null });
    expect(collectedOf({ ...CASH, collectMethod: null, changeForCents: null }, null)).toMatchObject({
      method: 'cash',
      changeCents: 0,
    });
  });

  it.each([
    ['amount', { cents: cents(4_000), method: 'cash' }],
    ['method', { cents: cents(4_500), method: 'pix' }],
  ] as const)('needs a reason for another %s', (_, stated) => {
    expect(() => collectedOf(CASH, stated)).toThrow(
      expect.objectContaining({ code: 'required_value', facts: { field: 'collected.reason' } }),
    );
    expect(collectedOf(CASH, { ...stated, reason: ' cliente sem troco ' })).toMatchObject({
      ...stated,
      reason: 'cliente sem troco',
    });
  });

  it('is nothing where nothing was asked for', () => {
    const nothing = { collectCents: null, collectMethod: null, changeForCents: null };
    expect(collectedOf(nothing, { cents: cents(100), method: 'cash' })).toBeNull();
  });

  it('needs no reason for a method that nobody named', () => {
    const open = { ...CASH, collectMethod: null };
    expect(collectedOf(open, { cents: cents(4_500), method: 'pix' })).toMatchObject({
      changeCents: 0,
      reason: null,
    });
  });

  it('is cash ahead only at stops that are pending', () => {
    expect(collectsCash([{ ...CASH, status: 'pending' }])).toBe(true);
    expect(collectsCash([{ ...CASH, status: 'delivered' }])).toBe(false);
    expect(collectsCash([{ ...CASH, collectMethod: 'pix', status: 'pending' }])).toBe(false);
  });
});
