import { join } from 'node:path';
import { RETRY_SCHEDULE_MS, SCENARIO_NOTES, type TestScenario } from '#domain';
import { readGuides } from './guide-file.js';
import { same, told, type GuidePlaces, type Told } from './guide.js';
import { STANDARD_SAMPLES } from './signature-samples.js';

/** Chapters that the guides of several faces have: a place with the name of one is filled by it. */
export const COMMON = readGuides(join(import.meta.dirname, 'assets'), 'common');

const SCENARIO_TEXTS = {
  normal: told('aceito, coletado e entregue', 'accepted, collected and delivered'),
  fail_stop: told(
    'ninguém recebe na primeira parada; `#falhar:2` na segunda; na observação de uma parada, nela',
    'nobody receives at the first stop; `#fail:2` at the second; in a stop’s own observation, at that one',
  ),
  give_back: told(
    'o entregador desiste a caminho da coleta, e outro aceita',
    'the courier gives the order back on the way to the pickup, and another one accepts',
  ),
  late: told('espera antes da coleta até atrasar', 'waits before the pickup until it is late'),
  nobody: told(
    'nenhum entregador aceita; a busca termina no prazo da central',
    'no courier accepts; the search ends at the company’s limit',
  ),
} as const satisfies Record<TestScenario, Told>;

/** What fills the places of the common chapters. */
export const COMMON_PLACES: GuidePlaces = {
  waits: same(RETRY_SCHEDULE_MS.slice(1).map(inWords).join(', ')),
  scenarios: {
    rows: Object.entries(SCENARIO_TEXTS).map(([scenario, meaning]) => [
      same(`\`${scenario}\``),
      same(noteOf(scenario as TestScenario)),
      meaning,
    ]),
  },
  ...STANDARD_SAMPLES,
};

function inWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${String(seconds)} s`;
  return seconds < 3600 ? `${String(seconds / 60)} min` : `${String(seconds / 3600)} h`;
}

function noteOf(scenario: TestScenario): string {
  const note = SCENARIO_NOTES[scenario];
  return note === null ? '—' : `\`${note}\``;
}
