import { join } from 'node:path';
import { RETRY_SCHEDULE_MS, SCENARIO_NOTES, type TestScenario } from '#domain';
import { readGuides } from './guide-file.js';
import { same, type GuidePlaces, type Told } from './guide.js';
import { STANDARD_SAMPLES } from './signature-samples.js';
import { WORDS } from './words.js';

/** Chapters that the guides of several faces have: a place with the name of one is filled by it. */
export const COMMON = readGuides(join(import.meta.dirname, 'assets'), 'common');

const SCENARIO_TEXTS = WORDS.scenarios satisfies Record<TestScenario, Told>;

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
