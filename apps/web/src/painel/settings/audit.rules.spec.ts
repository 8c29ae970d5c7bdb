import { readdirSync, readFileSync } from 'node:fs';
import { auditActWords as acts, auditWords as text } from '../words.js';
import { differences, sayingOf } from './audit.rules.js';

const DECLARED = /entity: (?:'(\w+)'|\w+), action: '(\w+)'/g;

describe('what the audit log shows', () => {
  it('has words for every act that the console audits', () => {
    const words = JSON.stringify([acts, text]);
    const files = readdirSync('apps/console/src', { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => file.endsWith('.controller.ts'))
      .map((file) => readFileSync(`apps/console/src/${file}`, 'utf8'));
    const declared = sources.flatMap((source) => [...source.matchAll(DECLARED)]);
    const names = new Set(declared.flatMap(([, entity, action]) => [entity ?? 'merchant', action ?? '']));
    expect(names.size).toBeGreaterThan(60);
    // The compiler holds both languages to the same keys.
    expect([...names].filter((name) => !words.includes(`"${name}":`))).toEqual([]);
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

  it('says people by name, money in reais, states and instants in the words of the screens', () => {
    const say = sayingOf({ 'courier_id:7': 'Ana Ventania' });
    const before = {
      status: 'pending',
      courier_id: null,
      active: false,
      total_cents: 850,
      accepted_at: null,
    };
    const after = { status: 'accepted', courier_id: 7, active: true, total_cents: 900 };
    const changed = differences(
      before,
      { ...after, accepted_at: '2026-03-02T13:05:00+00:00', phone: '19999990000' },
      say,
    );
    expect(changed.map(({ before: was, after: is }) => [was, is])).toEqual([
      ['Procurando entregador', 'Entregador a caminho da loja'],
      ['–', 'Ana Ventania'],
      ['não', 'sim'],
      ['R$\u00a08,50', 'R$\u00a09,00'],
      ['–', '02/03, 10:05'],
      ['–', '(19) 99999-0000'],
    ]);
  });
});
