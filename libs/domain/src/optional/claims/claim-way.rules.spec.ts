import type { Stop } from '#domain';
import { claimWay } from './claim.rules.js';

const DOOR = { latitude: -22.9, longitude: -47.06 };
const NORTH = { latitude: -22.899, longitude: -47.06 };
const stop = (with_: Partial<Stop> = {}) =>
  ({ ...DOOR, ordinal: 1, status: 'delivered', confirmationCode: '4711', ...with_ }) as Stop;
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute));
const entry = (type: 'order.stop_delivered' | 'order.code_refused', with_: object = {}) =>
  ({
    type,
    stop: 1,
    at: at(9),
    happenedAt: null,
    position: null,
    actor: { kind: 'courier', id: 1 },
    ...with_,
  }) as const;

describe('the real way of a claim', () => {
  it('is as long as the courier rode, and ends where and when the delivery was confirmed', () => {
    const points = [
      { ...DOOR, at: at(0) },
      { ...NORTH, at: at(1) },
      { ...DOOR, at: at(2) },
    ];
    const ended = entry('order.stop_delivered', { position: NORTH, happenedAt: at(8) });
    const way = claimWay(stop(), [ended, { ...ended, stop: 2 }], points);
    expect(way).toMatchObject({ riddenM: 222, end: { ...NORTH, at: at(8), farM: 111 }, pinFrom: null });
  });

  it('is unknown without positions', () => {
    expect(claimWay(stop(), [entry('order.stop_delivered')], [])).toMatchObject({ riddenM: null, end: null });
    const nowhere = stop({ latitude: null, longitude: null });
    const ended = entry('order.stop_delivered', { position: NORTH });
    expect(claimWay(nowhere, [ended], []).end).toMatchObject({ farM: null });
  });

  it('has the pin as it was before the recipient moved it', () => {
    expect(claimWay(stop({ pinFrom: NORTH }), [], []).pinFrom).toEqual(NORTH);
    expect(claimWay(stop({ pinFrom: DOOR }), [], []).pinFrom).toBeNull();
  });

  it('counts wrong codes, and says whether the right one was typed', () => {
    const [wrong, given] = [entry('order.code_refused'), entry('order.stop_delivered')];
    expect(claimWay(stop(), [wrong, wrong, given], [])).toMatchObject({ wrongCodes: 2, rightCode: true });
    const byHand = entry('order.stop_delivered', { actor: { kind: 'operator', id: 1 } });
    expect(claimWay(stop(), [wrong, byHand], [])).toMatchObject({ wrongCodes: 1, rightCode: false });
    expect(claimWay(stop({ left: 'door' }), [given], []).rightCode).toBe(false);
    expect(claimWay(stop({ confirmationCode: null }), [given], []).rightCode).toBeNull();
  });
});
