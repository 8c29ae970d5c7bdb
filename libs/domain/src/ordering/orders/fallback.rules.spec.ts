import { FALLBACKS, hubSettingsSchema, type DefaultFallback, type Fallback } from '#domain';
import { checkFallback, checkLeft, comesBack, fallbackOf } from './fallback.rules.js';

type Change = Parameters<typeof checkLeft>[0];
type Stop = Parameters<typeof checkLeft>[1];
type Hub = Parameters<typeof checkLeft>[2];

const DOOR = { latitude: -22.9, longitude: -47 };
const PAID = { collectCents: 1_000 } as Parameters<typeof fallbackOf>[0];
const photos = ['https://example.com/porta.jpg'];
const hubWith = (settings: object) => ({ settings: hubSettingsSchema.parse(settings) }) as unknown as Hub;
const shopWith = (ifUndelivered: DefaultFallback | null) => ({ ifUndelivered });
const stopWith = (ifUndelivered: Fallback | null) =>
  ({ ...DOOR, ordinal: 1, arrivedAt: '2026-11-25T12:00:00.000Z', ifUndelivered }) as unknown as Stop;
const courier = (actPosition: object | null) =>
  ({
    actor: { kind: 'courier', id: 7 },
    actPosition,
    actAt: new Date('2026-11-25T12:10:00.000Z'),
  }) as unknown as Change;

describe('the fallback of a stop that cannot be delivered', () => {
  it('is that of the order, else the default of the shop, else of the hub', () => {
    const hub = hubWith({ ifUndelivered: 'dispose' });
    const agreed = (input: Parameters<typeof fallbackOf>[0], shop: DefaultFallback | null) =>
      fallbackOf(input, shopWith(shop), hub).ifUndelivered;
    expect(agreed({ ifUndelivered: 'return' }, 'leave_at_door')).toBe('return');
    expect(agreed({}, 'leave_at_door')).toBe('leave_at_door');
    expect(agreed({}, null)).toBe('dispose');
    expect(fallbackOf({}, shopWith(null), hubWith({})).ifUndelivered).toBeNull();
  });

  it('requires a name for a neighbour, and drops it for other fallbacks', () => {
    const hub = hubWith({});
    const named = { ifUndelivered: 'neighbour', neighbour: 'Dona Rosa, 12' } as const;
    expect(fallbackOf(named, shopWith(null), hub).neighbour).toBe('Dona Rosa, 12');
    expect(fallbackOf({ ...named, ifUndelivered: 'return' }, shopWith(null), hub).neighbour).toBeNull();
    expect(() => checkFallback({ ifUndelivered: 'neighbour', neighbour: '  ' }, 'stops.0')).toThrow(
      'required_value',
    );
  });

  it('never leaves goods where money is collected: an order with it is refused, a default is ignored', () => {
    expect(fallbackOf(PAID, shopWith('leave_at_door'), hubWith({})).ifUndelivered).toBeNull();
    expect(fallbackOf(PAID, shopWith('dispose'), hubWith({})).ifUndelivered).toBe('dispose');
    for (const ifUndelivered of ['leave_at_door', 'neighbour'] as const) {
      expect(() => checkFallback({ ...PAID, ifUndelivered, neighbour: 'Rosa' }, 'stops.0')).toThrow(
        'invalid_value',
      );
    }
  });

  it('decides on the return of the goods, except for those that could not be left: the hub decides on them', () => {
    const back = (settings: object) => FALLBACKS.filter((one) => comesBack(stopWith(one), hubWith(settings)));
    const always = ['return', 'try_again_today', 'try_again_tomorrow'];
    expect(back({ returnOnFailedStop: false })).toEqual(always);
    expect(back({ returnOnFailedStop: true })).toEqual(FALLBACKS.filter((one) => one !== 'dispose'));
    expect(comesBack(stopWith(null), hubWith({ returnOnFailedStop: true }))).toBe(true);
  });
});

describe('goods left at the door or with a neighbour', () => {
  const hub = hubWith({});

  it('are accepted only where the fallback is agreed', () => {
    const leave = (agreed: Fallback | null, left: 'door' | 'neighbour') => () =>
      checkLeft(courier(DOOR), stopWith(agreed), hub, { left, photos, name: 'Rosa' });
    expect(leave('leave_at_door', 'door')()).toEqual({ left: 'door', farM: 0, waitedS: 600 });
    expect(leave('neighbour', 'neighbour')()).toMatchObject({ left: 'neighbour' });
    for (const [agreed, left] of [
      ['return', 'door'],
      [null, 'door'],
      ['leave_at_door', 'neighbour'],
    ] as const)
      expect(leave(agreed, left)).toThrow('invalid_value');
  });

  it('need a photo, the name of a neighbour, and a remark from a courier who is not known to have waited there', () => {
    const leave = (agreed: Fallback, change: Change, more: object) => () =>
      checkLeft(change, stopWith(agreed), hub, {
        left: agreed === 'neighbour' ? 'neighbour' : 'door',
        ...more,
      });
    expect(leave('leave_at_door', courier(DOOR), {})).toThrow('proof_required');
    expect(leave('neighbour', courier(DOOR), { photos })).toThrow('required_value');
    expect(leave('leave_at_door', courier(null), { photos })).toThrow('required_value');
    expect(leave('leave_at_door', courier(null), { photos, observation: 'Portão aberto' })).not.toThrow();
  });

  it('are null for goods that were handed over', () => {
    expect(checkLeft(courier(DOOR), stopWith('leave_at_door'), hub, {})).toBeNull();
  });
});
