import { cents } from '../../base/index.js';
import { cancellationEffects, REASONS_OF_PEOPLE } from './cancellation.rules.js';

type Cancelled = Parameters<typeof cancellationEffects>[0];

const order = (changes: Partial<Cancelled>): Cancelled => ({
  collectedAt: null,
  stops: [],
  charge: null,
  courierId: 7,
  paymentStatus: null,
  paymentMethod: 'invoiced',
  totalCents: cents(1_000),
  lateChargeCents: cents(0),
  courierPayCents: cents(700),
  payTerms: null,
  distanceM: 0,
  returnDistanceM: 0,
  needsReturn: false,
  arrivedPickupAt: null,
  ...changes,
});
const stops = (...all: string[]) => all.map((status) => ({ status })) as unknown as Cancelled['stops'];
const collectedAt = new Date('2026-11-25T12:00:00Z');

describe('a cancellation', () => {
  it.each([
    [
      'of an invoiced order: it falls out of the invoice, the courier gets nothing',
      order({}),
      { afterReturn: false, completes: false, refundCents: 0, invoicedCents: 0, courierPaidCents: 0 },
    ],
    ['that was late: the charge stays', order({ lateChargeCents: cents(50) }), { invoicedCents: 50 }],
    [
      'paid by wallet: all of it comes back',
      order({ paymentMethod: 'wallet', lateChargeCents: cents(50) }),
      { refundCents: 1_050, invoicedCents: null },
    ],
    [
      'paid online: what was paid is credited',
      order({ paymentMethod: 'online', paymentStatus: 'paid' }),
      { refundCents: 1_000 },
    ],
    [
      'whose payment did not come: nothing comes back',
      order({ paymentMethod: 'online', paymentStatus: 'awaiting' }),
      { refundCents: 0 },
    ],
    [
      'whose goods are on the way: it ends after the return',
      order({ collectedAt, stops: stops('pending') }),
      { afterReturn: true, completes: false, courierPaidCents: 0, courierPayCents: 700 },
    ],
    [
      'of which a part was delivered: it completes and is paid',
      order({ collectedAt, stops: stops('delivered', 'pending') }),
      { afterReturn: true, completes: true, invoicedCents: 1_000, courierPaidCents: 700 },
    ],
    ['without a courier: nobody is paid', order({ courierId: null }), { courierPayCents: 0 }],
  ])('%s', (_, cancelled, effects) => {
    expect(cancellationEffects(cancelled)).toMatchObject(effects);
  });

  it('has no reason for people that only the system can know', () => {
    expect(REASONS_OF_PEOPLE).not.toContain('payment_expired');
  });
});
