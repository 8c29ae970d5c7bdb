import { readForm } from '../../base/codec.js';
import { EMPTY_STOP, FIRST, NEW_ORDER, orderOf, quoteOf, type Draft } from './new-order.rules.js';

const STOP = {
  ...EMPTY_STOP,
  address: 'Rua das Araras, 480',
  complement: ' Bloco B ',
  collectCents: '32,50',
};
const DRAFT: Draft = {
  ...NEW_ORDER.show(FIRST),
  merchantId: '7',
  pickup: 'Rua das Araras, 120',
  stops: [STOP, { ...STOP, complement: '', collectCents: '' }],
  needsProof: true,
  scheduledFor: '2026-03-31T09:30',
};

function sentOf(draft: Draft) {
  const { record } = readForm(NEW_ORDER, draft);
  return record && orderOf(record);
}

describe('an operator’s new order', () => {
  it('takes cash at the door, has a complement, a photo and a time, as a shop’s has', () => {
    const at = '2026-03-31T12:30:00.000Z';
    expect(sentOf(DRAFT)).toMatchObject({
      needsProof: true,
      scheduledFor: at,
      stops: [{ complement: 'Bloco B', collectCents: 3_250, collectMethod: 'cash' }, { complement: null }],
    });
    expect(sentOf(DRAFT)).not.toHaveProperty('stops.1.collectCents');
    expect(quoteOf(DRAFT)).toMatchObject({ at });
    expect(sentOf({ ...DRAFT, scheduledFor: '' })?.scheduledFor).toBeNull();
  });

  it('goes to the places that were put right on the map', () => {
    const point = { latitude: 1, longitude: 2 };
    const draft = { ...DRAFT, pickupPoint: point, stops: [{ ...STOP, point }] };
    const placed = { pickup: point, stops: [point] };
    expect([sentOf(draft), quoteOf(draft)]).toMatchObject([placed, placed]);
    expect(sentOf(DRAFT)).not.toHaveProperty('stops.0.latitude');
  });

  it('refuses what is no amount, unless it is a call, which names no stop', () => {
    const draft = { ...DRAFT, stops: [{ ...STOP, collectCents: 'muito' }] };
    expect(Object.keys(readForm(NEW_ORDER, draft).faults)).toEqual(['stops.0.collectCents']);
    expect(sentOf({ ...draft, call: true })).toMatchObject({ openStops: 1 });
  });
});
