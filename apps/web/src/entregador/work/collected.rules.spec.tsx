import type { OpenSheet } from '../data/sheet.store.js';
import { collectedBody, collectedFaults, limitAhead, typedFirst } from './collected.part.js';

const COLLECT = { amountCents: 4_500, method: 'cash' as const, changeForCents: 5_000 };
const sheet = (more: Partial<OpenSheet>): OpenSheet => ({
  kind: 'deliver',
  orderId: 1,
  stopId: '1001',
  code: '',
  name: '',
  paid: false,
  reason: null,
  details: '',
  photos: [],
  signature: null,
  ...more,
});

describe('what a courier says to have collected', () => {
  it('is confirmed, or typed beginning with what was asked for', () => {
    expect(collectedFaults(COLLECT, sheet({}))).toMatchObject({ paid: true });
    expect(collectedFaults(COLLECT, sheet({ paid: true }))).toMatchObject({ paid: false, amount: false });
    expect(collectedBody(sheet({ paid: true }))).toEqual({});
    const first = typedFirst(COLLECT);
    expect(first).toEqual({ amount: '45,00', method: 'cash', change: '5,00', reason: '' });
    expect(collectedFaults(COLLECT, sheet({ collected: first })).reason).toBe(false);
  });

  it.each([{ amount: '40,00' }, { method: 'pix' as const }])('needs a reason for %o', (other) => {
    const collected = { ...typedFirst(COLLECT), ...other };
    expect(collectedFaults(COLLECT, sheet({ collected })).reason).toBe(true);
    const explained = { ...collected, reason: 'pediu desconto' };
    expect(collectedFaults(COLLECT, sheet({ collected: explained })).reason).toBe(false);
    expect(collectedBody(sheet({ collected: explained })).collected).toMatchObject({
      reason: 'pediu desconto',
    });
  });

  it('gives no change for what is not cash', () => {
    const collected = { ...typedFirst(COLLECT), method: 'pix' as const, reason: 'sem dinheiro' };
    expect(collectedBody(sheet({ collected })).collected).toEqual({
      method: 'pix',
      cents: 4_500,
      changeCents: 0,
      reason: 'sem dinheiro',
    });
  });

  it('asks for amounts that are amounts', () => {
    const collected = { amount: 'dez', method: 'cash' as const, change: '1,234', reason: 'x' };
    expect(collectedFaults(COLLECT, sheet({ collected }))).toMatchObject({ amount: true, change: true });
    expect(collectedFaults(null, sheet({}))).toMatchObject({ paid: false });
  });

  it('is said to reach the limit before it does', () => {
    const held = { inHandCents: 5_500, limitCents: 10_000 };
    expect(limitAhead(COLLECT, {}, held)).toEqual({ cents: 10_000, limitCents: 10_000 });
    expect(limitAhead(COLLECT, {}, { ...held, inHandCents: 5_499 })).toBeNull();
    expect(limitAhead({ ...COLLECT, method: 'pix' }, {}, held)).toBeNull();
    expect(limitAhead(COLLECT, {}, { ...held, limitCents: null })).toBeNull();
  });
});
