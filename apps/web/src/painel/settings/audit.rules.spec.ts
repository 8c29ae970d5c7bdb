import { differences } from './audit.rules.js';

describe('what the audit log shows', () => {
  it('names each value that changed, also within groups', () => {
    const before = { name: 'A', settings: { dispatch: { offerSeconds: 30, list: [1] } }, updated_at: 'x' };
    const after = { name: 'A', settings: { dispatch: { offerSeconds: 45, list: [1, 2] } }, updated_at: 'y' };
    expect(differences(before, after)).toEqual([
      { name: 'settings.dispatch.offerSeconds', before: '30', after: '45' },
      { name: 'settings.dispatch.list', before: '[1]', after: '[1,2]' },
    ]);
  });

  it('shows what came and what went', () => {
    expect(differences(null, { name: 'B' })).toEqual([{ name: 'name', before: '–', after: 'B' }]);
    expect(differences({ name: 'B' }, null)).toEqual([{ name: 'name', before: 'B', after: '–' }]);
    expect(differences({ until: null }, { until: 'x' })).toEqual([
      { name: 'until', before: '–', after: 'x' },
    ]);
  });
});
