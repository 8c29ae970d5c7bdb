import { orderOfEvent } from './order-view.mapper.js';

it('reads an order from an event and leaves the event as it came, for others read it too', () => {
  const order = Object.freeze({
    createdAt: '2026-03-02T12:00:00.000Z',
    acceptedAt: null,
    notes: 'x',
  });
  expect(orderOfEvent({ aggregateId: 7, payload: { order } })).toMatchObject({
    id: 7,
    createdAt: new Date('2026-03-02T12:00:00.000Z'),
    acceptedAt: null,
    notes: 'x',
  });
});
