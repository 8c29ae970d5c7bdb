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

describe('what becomes of goods that nobody takes', () => {
  it('is what the order says, else what the shop usually has, else the hub', () => {
    const hub = hubWith({ ifUndelivered: 'dispose' });
    const agreed = (input: Parameters<typeof fallbackOf>[0], shop: DefaultFallback | null) =>
      fallbackOf(input, shopWith(shop), hub).ifUndelivered;
    expect(agreed({ ifUndelivered: 'return' }, 'leave_at_door')).toBe('return');
    expect(agreed({}, 'leave_at_door')).toBe('leave_at_door');
    expect(agreed({}, null)).toBe('dispose');
    expect(fallbackOf({}, shopWith(null), hubWith({})).ifUndelivered).toBeNull();
  });

  it('names the neighbour, and nobody where none takes them', () => {
    const hub = hubWith({});
    const named = { ifUndelivered: 'neighbour', neighbour: 'Dona Rosa, 12' } as const;
    expect(fallbackOf(named, shopWith(null), hub).neighbour).toBe('Dona Rosa, 12');
    expect(fallbackOf({ ...named, ifUndelivered: 'return' }, shopWith(null), hub).neighbour).toBeNull();
    expect(() => checkFallback({ ifUndelivered: 'neighbour', neighbour: '  ' }, 'stops.0')).toThrow(
      'required_value',
    );
  });

  it('is never to leave them where money is collected: refused where it is said, passed over where it is usual', () => {
    expect(fallbackOf(PAID, shopWith('leave_at_door'), hubWith({})).ifUndelivered).toBeNull();
    expect(fallbackOf(PAID, shopWith('dispose'), hubWith({})).ifUndelivered).toBe('dispose');
    for (const ifUndelivered of ['leave_at_door', 'neighbour'] as const) {
      expect(() => checkFallback({ ...PAID, ifUndelivered, neighbour: 'Rosa' }, 'stops.0')).toThrow(
        'invalid_value',
      );
    }
  });

  it('brings them back or not, whatever the hub usually does; what could not be left does as usual', () => {
    const back = (settings: object) => FALLBACKS.filter((one) => comesBack(stopWith(one), hubWith(settings)));
    const always = ['return', 'try_again_today', 'try_again_tomorrow'];
    expect(back({ returnOnFailedStop: false })).toEqual(always);
    expect(back({ returnOnFailedStop: true })).toEqual(FALLBACKS.filter((one) => one !== 'dispose'));
    expect(comesBack(stopWith(null), hubWith({ returnOnFailedStop: true }))).toBe(true);
  });
});

describe('goods that are left', () => {
  const hub = hubWith({});

  it('are left only where it was agreed', () => {
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

  it('are photographed, named with a neighbour, and explained by who did not wait at the door', () => {
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

  it('are nothing where the goods were handed over', () => {
    expect(checkLeft(courier(DOOR), stopWith('leave_at_door'), hub, {})).toBeNull();
  });
});
