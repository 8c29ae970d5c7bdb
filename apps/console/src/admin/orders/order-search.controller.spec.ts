import { decisionBody } from './order-search.controller.js';

describe('why a courier was chosen', () => {
  it('says by how much a nearer courier would have come too early', () => {
    const at = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);
    const body = decisionBody({
      orderId: 1,
      courierId: 12,
      attempt: 1,
      kind: 'offer',
      decidedAt: at(0),
      pickupAt: at(4),
      deliverAt: at(14),
      bundle: [1],
      cost: 6.2,
      alternatives: [
        { courierId: 7, pickupAt: at(4).toISOString(), earlyBy: 420, cost: 7.7 },
        { courierId: 9, pickupAt: at(6).toISOString(), cost: 9.1 },
      ],
    });
    expect(body.why).toBe(
      'courier 12 collects in 4 min; next best: courier 7 in 4 min, nearer but 7 min early, dearer by 1.5 min of delay',
    );
    expect(body.alternatives.map(({ earlyMinutes }) => earlyMinutes)).toEqual([7, 0]);
  });
});
