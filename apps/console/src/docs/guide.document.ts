import { join } from 'node:path';
import {
  adviceOf,
  ALL_REFUSALS,
  changeRows,
  filled,
  readGuides,
  refusalRows,
  statusRows,
  type Block,
  type GuideLanguage,
  type Guides,
} from '#runtime';
import { consoleProblem } from '../http/problem.mapper.js';
import { PROBLEM_TEXTS } from '../vocabulary/error.vocabulary.js';

const ASSETS = join(import.meta.dirname, 'assets');
const GUIDES = readGuides(ASSETS, 'guide');

/** What the developers' portal shows beyond the contracts, the same for all protocols. */
export const platformGuide = (publicUrl: string) => readGuides(ASSETS, 'platform', { origin: publicUrl });

const PROBLEM = consoleProblem(409, PROBLEM_TEXTS.quote_expired.detail, 'urn:problem:quote_expired');
const REFUSAL: Block = { kind: 'code', language: 'json', code: JSON.stringify(PROBLEM, null, 2) };

/** `more`: chapters of modules. */
export function consoleGuide(more: readonly Guides[]): Guides {
  const own = filled(GUIDES, {
    statuses: statusRows({ nameOf: (status) => status, eventsOf: (happened) => [happened] }),
    refusal: { blocks: [REFUSAL] },
    refusals: refusalRows(
      ALL_REFUSALS.map((code) => {
        return { answer: `${String(PROBLEM_TEXTS[code].status)} \`${code}\``, ...adviceOf(code) };
      }),
    ),
    changed: changeRows('console'),
  });
  const withMore = (language: GuideLanguage) => ({
    ...own[language],
    chapters: [...own[language].chapters, ...more.flatMap((guide) => guide[language].chapters)],
  });
  return { pt: withMore('pt'), en: withMore('en') };
}
