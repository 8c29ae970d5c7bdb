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
  type Guides,
} from '#runtime';
import { consoleProblem } from '../http/problem.mapper.js';
import { PROBLEM_TEXTS } from '../vocabulary/error.vocabulary.js';
import { appsPlaces } from './apps-chapter.document.js';
import type { ApiRoute } from './route.mapper.js';

const GUIDES = readGuides(join(import.meta.dirname, 'assets'), 'guide');

const PROBLEM = consoleProblem(409, PROBLEM_TEXTS.quote_expired.detail, 'urn:problem:quote_expired');
const REFUSAL: Block = { kind: 'code', language: 'json', code: JSON.stringify(PROBLEM, null, 2) };

/** The guide of the console's APIs, with the tables by which they answer. */
export function consoleGuide(routes: readonly ApiRoute[], publicUrl: string): Guides {
  return filled(GUIDES, {
    statuses: statusRows({ nameOf: (status) => status, eventsOf: (happened) => [happened] }),
    refusal: { blocks: [REFUSAL] },
    refusals: refusalRows(
      ALL_REFUSALS.map((code) => {
        return { told: `${String(PROBLEM_TEXTS[code].status)} \`${code}\``, ...adviceOf(code) };
      }),
    ),
    ...appsPlaces(routes, publicUrl),
    changed: changeRows('console'),
  });
}
