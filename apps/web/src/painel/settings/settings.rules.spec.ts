import { hubSettingsSchema } from '#domain';
import {
  changedGroups,
  changedPaths,
  edited,
  FIELDS,
  numberLines,
  numbersOf,
  partOf,
  valueAt,
  withEdit,
  withValue,
  type HubSettings,
} from './settings.rules.js';

const settings = hubSettingsSchema.parse({}) as HubSettings;

/** Paths `a.b` of all settings; optional groups count as one setting. */
function leaves(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
      ? leaves(value, `${path}${name}.`)
      : [path + name],
  );
}

describe('the settings screen', () => {
  it('shows every setting that a hub has', () => {
    const shown = Object.values(FIELDS).flatMap((fields) => fields.map(({ path }) => path));
    // A screen of their own beside prices shows who pays for failures.
    const own = /^(branding\.|faults\.|claims\.|(rush|payRules)$)/;
    const missing = leaves(settings).filter(
      (path) => !own.test(path) && !shown.some((one) => one === path || one.startsWith(`${path}.`)),
    );
    expect(missing).toEqual([]);
  });

  it('writes emergency numbers one per line, with or without a name', () => {
    const lines = ['190', 'Bombeiros: 193', 'Plantão: +55 19 3222-1000'];
    expect(numbersOf(lines)[1]).toEqual({ name: 'Bombeiros', phone: '193' });
    expect(numberLines(numbersOf(lines))).toEqual(lines);
    expect(numberLines(settings.emergencyNumbers)).toEqual(['190', '192']);
  });

  it('sends the groups that differ, and counts what the person changed', () => {
    const draft = withValue(withValue(settings, 'dispatch.offerSeconds', 45), 'pickupCode', true);
    expect(changedGroups(settings, draft)).toEqual({
      pickupCode: true,
      dispatch: { ...settings.dispatch, offerSeconds: 45 },
    });
    expect(changedPaths(settings, draft)).toEqual(['pickupCode', 'dispatch.offerSeconds']);
    expect(changedPaths(settings, settings)).toEqual([]);
  });

  it('leaves alone what a colleague saved while the form was open', () => {
    const edits = withEdit(new Map(), 'dispatch.offerSeconds', 45);
    const saved = withValue(withValue(settings, 'dispatch.notServedMinutes', 99), 'pickupCode', true);
    expect(changedGroups(saved, edited(saved, edits))).toEqual({
      dispatch: { ...saved.dispatch, offerSeconds: 45, notServedMinutes: 99 },
    });
  });

  it('lets a change of a group replace those of its members', () => {
    const added = withEdit(new Map(), 'arrival', { toleranceMinutes: 10, chargeCents: 200 });
    const member = withEdit(added, 'arrival.chargeCents', 300);
    expect(edited(settings, member).arrival).toEqual({ toleranceMinutes: 10, chargeCents: 300 });
    expect(changedPaths(settings, edited(settings, withEdit(member, 'arrival', null)))).toEqual([]);
  });

  it('keeps numbers and groups that may be absent', () => {
    const absent = withValue(settings, 'offlineAfterMinutes', null);
    expect([valueAt(absent, 'offlineAfterMinutes.value'), changedPaths(settings, absent).length > 0]).toEqual(
      [null, true],
    );
    const charged = withValue(settings, 'arrival', { toleranceMinutes: 5, chargeCents: 100 });
    expect(valueAt(charged, 'arrival.chargeCents')).toBe(100);
    expect(valueAt(settings, 'arrival.chargeCents')).toBeUndefined();
  });

  it('finds its part by the address', () => {
    expect([partOf('/painel/ajustes/busca'), partOf('/painel/ajustes'), partOf('/painel/ajustes/x')]).toEqual(
      ['dispatch', 'company', 'company'],
    );
  });
});
