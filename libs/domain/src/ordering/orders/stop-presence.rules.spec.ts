import { hubSettingsSchema } from '#domain';
import type { OrderChange } from './order-change.rules.js';
import { arrivedFar, failedVisit } from './stop.rules.js';

type Hub = Parameters<typeof failedVisit>[2];
type Stop = Parameters<typeof failedVisit>[1];

const NOW = new Date('2026-11-25T12:10:00.000Z');
const DOOR = { latitude: -22.9, longitude: -47 };
const AWAY = { latitude: -22.909, longitude: -47 };
const hub = { settings: hubSettingsSchema.parse({}) } as unknown as Hub;
const by = (kind: string, actPosition: object | null) =>
  ({ actor: { kind, id: 7 }, actPosition, actAt: NOW }) as unknown as OrderChange;
const stopAt = (arrivedAt: string | null) => ({ ...DOOR, ordinal: 1, arrivedAt }) as unknown as Stop;
const HELD = stopAt('2026-11-25T12:04:00.000Z');
const SOON = stopAt('2026-11-25T12:08:00.000Z');
const reason = 'Ninguém atende';
const photos = ['https://example.com/porta.jpg'];

describe('a courier who fails a delivery', () => {
  it('after the waiting time at the door says the reason only', () => {
    expect(failedVisit(by('courier', DOOR), HELD, hub, { reason })).toEqual({ farM: 0, waitedS: 360 });
  });

  it.each([
    ['too soon', DOOR, SOON],
    ['without having arrived', DOOR, stopAt(null)],
    ['far away', AWAY, HELD],
    ['at an unknown place', null, HELD],
  ])('%s says why and takes a photo', (_, position, stop) => {
    const change = by('courier', position);
    expect(() => failedVisit(change, stop, hub, { reason, photos })).toThrow('required_value');
    expect(() => failedVisit(change, stop, hub, { reason, observation: 'Rua fechada' })).toThrow(
      'proof_required',
    );
    expect(() => failedVisit(change, stop, hub, { reason })).toThrow(
      expect.objectContaining({
        facts: {
          field: 'observation',
          fields: [
            { field: 'observation', code: 'required_value' },
            { field: 'evidence', code: 'proof_required' },
          ],
        },
      }),
    );
    const { farM } = failedVisit(change, stop, hub, { reason, observation: 'Rua fechada', photos });
    expect(farM).toBe(position === null ? null : position === AWAY ? 1_001 : 0);
  });

  it('is held to the hub’s own distance and time', () => {
    const strict = hubSettingsSchema.parse({ atStop: { withinM: 2_000, waitMinutes: 1 } });
    const near = { settings: strict } as unknown as Hub;
    expect(failedVisit(by('courier', AWAY), SOON, near, { reason })).toEqual({ farM: 1_001, waitedS: 120 });
  });

  it('is asked for nothing more when an operator or a robot says it', () => {
    expect(failedVisit(by('operator', null), SOON, hub, { reason }).waitedS).toBe(120);
    expect(failedVisit(by('robot', AWAY), SOON, hub, { reason }).farM).toBe(1_001);
  });
});

describe('a courier who says to have arrived', () => {
  it.each([
    ['at the door', DOOR, null],
    ['a kilometre away', AWAY, { arrivedFarM: 1_001 }],
    ['where nobody knows', null, null],
  ])('%s', (_, position, facts) => {
    expect(arrivedFar(by('courier', position), DOOR, hub)).toEqual(facts);
  });
});
