import { draftProblems, EMPTY_DRAFT, EMPTY_STOP, orderOf, quoteOf, type Draft } from './new-order.rules.js';

const STOP = { ...EMPTY_STOP, address: 'Rua das Araras, 480', complement: ' Bloco B ', collect: '32,50' };
const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  ...{
    merchantId: '7',
    pickup: 'Rua das Araras, 120',
    stops: [STOP, { ...STOP, complement: '', collect: '' }],
  },
  ...{ needsProof: true, schedule: '2026-03-31T09:30' },
};

describe('an operator’s new order', () => {
  it('takes cash at the door, has a complement, a photo and a time, as a shop’s has', () => {
    const at = '2026-03-31T12:30:00.000Z';
    expect(orderOf(DRAFT)).toMatchObject({
      needsProof: true,
      scheduledFor: at,
      stops: [{ complement: 'Bloco B', collectCents: 3_250, collectMethod: 'cash' }, { complement: null }],
    });
    expect(orderOf(DRAFT)).not.toHaveProperty('stops.1.collectCents');
    expect(quoteOf(DRAFT)).toMatchObject({ at });
    expect(orderOf({ ...DRAFT, schedule: '' }).scheduledFor).toBeNull();
  });

  it('goes to the places that were put right on the map', () => {
    const point = { latitude: 1, longitude: 2 };
    const draft = { ...DRAFT, pickupPoint: point, stops: [{ ...STOP, point }] };
    const placed = { pickup: point, stops: [point] };
    expect([orderOf(draft), quoteOf(draft)]).toMatchObject([placed, placed]);
    expect(orderOf(DRAFT)).not.toHaveProperty('stops.0.latitude');
  });

  it('refuses what is no amount', () => {
    const stops = [{ ...STOP, collect: 'muito' }];
    expect([...draftProblems({ ...DRAFT, stops })]).toEqual(['stops.0.collect']);
  });
});
