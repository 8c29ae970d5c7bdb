import { readdirSync, readFileSync } from 'node:fs';
import { differences } from './audit.rules.js';

const DECLARED = /entity: (?:'(\w+)'|\w+), action: '(\w+)'/g;

describe('what the audit log shows', () => {
  it('has words for every act that the console audits', () => {
    const words = ['audit-words', 'audit-act-words']
      .map((file) => readFileSync(`apps/web/src/painel/settings/${file}.ts`, 'utf8'))
      .join();
    const files = readdirSync('apps/console/src', { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => file.endsWith('.controller.ts'))
      .map((file) => readFileSync(`apps/console/src/${file}`, 'utf8'));
    const declared = sources.flatMap((source) => [...source.matchAll(DECLARED)]);
    const names = new Set(declared.flatMap(([, entity, action]) => [entity ?? 'merchant', action ?? '']));
    expect(names.size).toBeGreaterThan(60);
    // The compiler holds both languages to the same keys.
    expect([...names].filter((name) => !words.includes(`${name}: '`))).toEqual([]);
  });

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
