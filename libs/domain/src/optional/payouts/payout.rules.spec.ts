import { cents } from '../../base/index.js';
import type { Payout } from './payout.entity.js';
import {
  approvalsNeeded,
  askAgainAt,
  dueDay,
  feeOfCourier,
  mayPersonDecide,
  pixKeyOf,
} from './payout.rules.js';

const settings = {
  atOnceBelowCents: 5_000,
  twoFromCents: 20_000,
  feeCents: 150,
  feePaidBy: 'courier',
  onDemand: true,
  schedule: 'weekly',
  weekday: 'friday',
  hour: 9,
} as const;

describe('the rules of payouts', () => {
  it.each([
    [4_999, 0],
    [5_000, 1],
    [19_999, 1],
    [20_000, 2],
  ])('ask %i cents for the consent of %i people', (amount, people) => {
    expect(approvalsNeeded(cents(amount), settings)).toBe(people);
  });

  it('ask for nobody’s second consent where none is wanted, and for somebody’s by default', () => {
    expect(approvalsNeeded(cents(9_000_000), { ...settings, twoFromCents: null })).toBe(1);
    expect(approvalsNeeded(cents(1), { atOnceBelowCents: 0, twoFromCents: 100_000 })).toBe(1);
  });

  it('take the fee off the withdrawal only where the courier bears it', () => {
    expect(feeOfCourier(settings)).toBe(150);
    expect(feeOfCourier({ ...settings, feePaidBy: 'hub' })).toBe(0);
  });

  it('ask again ever more seldom, at most every 15 minutes', () => {
    const now = new Date('2026-11-25T12:00:00Z');
    const after = [0, 1, 2, 3, 4, 50].map(
      (asks) => (askAgainAt(now, asks).getTime() - now.getTime()) / 1_000,
    );
    expect(after).toEqual([5, 15, 60, 300, 900, 900]);
  });

  it('pay on the hub’s day from its hour on', () => {
    expect(dueDay('2026-11-27 08:59:59', settings)).toBeNull();
    expect(dueDay('2026-11-27 09:00:00', settings)).toBe('2026-11-27');
    expect(dueDay('2026-11-26 09:00:00', settings)).toBeNull();
    expect(dueDay('2026-11-26 09:00:00', { ...settings, schedule: 'daily' })).toBe('2026-11-26');
    expect(dueDay('2026-11-27 09:00:00', { ...settings, schedule: 'none' })).toBeNull();
  });

  it('leave to people what is not yet with the provider, or what it has not answered for a day', () => {
    const now = new Date('2026-11-25T12:00:00Z');
    const sentAt = new Date('2026-11-24T12:00:01Z');
    const payout = (more: Partial<Payout>) => ({ state: 'paying', trouble: 'x', sentAt, ...more }) as Payout;
    const paying = payout({});
    expect(mayPersonDecide(payout({ state: 'approved' }), now)).toBe(true);
    expect(mayPersonDecide(paying, now)).toBe(false);
    expect(mayPersonDecide(paying, new Date('2026-11-25T12:00:01Z'))).toBe(true);
    expect(mayPersonDecide(payout({ trouble: null }), new Date('2026-12-25'))).toBe(false);
    expect(mayPersonDecide(payout({ state: 'paid' }), now)).toBe(false);
  });
});

describe('a Pix key as people type it', () => {
  it.each([
    ['Ana@Example.com ', 'EMAIL', 'ana@example.com'],
    ['529.982.247-25', 'CPF', '52998224725'],
    ['11.222.333/0001-81', 'CNPJ', '11222333000181'],
    ['+55 (19) 99999-0000', 'PHONE', '19999990000'],
    ['19 99999-0000', 'PHONE', '19999990000'],
    ['123E4567-E89B-12D3-A456-426614174000', 'EVP', '123e4567-e89b-12d3-a456-426614174000'],
  ])('%s is %s', (typed, kind, key) => {
    expect(pixKeyOf(typed)).toEqual({ kind, key });
  });

  it.each(['', 'minha chave', '123', '+1 555 0100 200', '529.982.247-2'])('"%s" is none', (typed) => {
    expect(pixKeyOf(typed)).toBeNull();
  });
});
