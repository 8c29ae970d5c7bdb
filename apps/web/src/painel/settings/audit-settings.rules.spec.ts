import { hubSettingsSchema } from '#domain';
import { settingName, settingValue } from './audit.rules.js';

describe('settings in the audit log', () => {
  it('are said by the words, units and choices of their screen', () => {
    expect([settingName('settings.rush.surgeBp'), settingValue('settings.rush.surgeBp', 12_000)]).toEqual([
      'Modo pico: acréscimo',
      '20 %',
    ]);
    expect(settingValue('settings.rush.extraPromiseMinutes', 15)).toBe('15 minutos');
    expect(settingValue('settings.surgeBp', 11_050)).toBe('10,5 %');
    expect(settingValue('settings.courierShareBp', 7_000)).toBe('70 %');
    expect(settingValue('settings.dispatch.strategy', 'planned')).toBe('Planejado');
    expect(settingValue('settings.minimumAge', 18)).toBe('18 anos');
    expect(settingValue('settings.cancelReasons', ['Faltou troco', 'Chuva'])).toBe('Faltou troco, Chuva');
    expect(settingValue('total_cents', 900)).toBeUndefined();
  });

  it('have a name, each of a rush', () => {
    const rush = hubSettingsSchema.parse({
      rush: {
        since: '2026-03-02T15:00:00Z',
        until: '2026-03-02T16:00:00Z',
        surgeBp: 12_000,
        extraPromiseMinutes: 20,
        pausedAreaIds: [],
        pausedEverywhere: false,
      },
    }).rush;
    expect(
      Object.keys(rush ?? {}).filter((key) => settingName(`settings.rush.${key}`) === undefined),
    ).toEqual([]);
  });
});
