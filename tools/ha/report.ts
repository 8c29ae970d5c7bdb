import { markdownTable, type Columns } from '../markdown-table.mapper.js';
import { WORKS } from './mixed-load.driver.js';
import type { TrialFigures } from './failover-trial.js';

export interface TrialResult extends TrialFigures {
  readonly fault: string;
}

const COLUMNS: Columns<TrialResult> = [
  ['fault', ({ fault }) => fault],
  ['pause', ({ pauseMs }) => seconds(pauseMs)],
  ['after promotion', ({ afterPromotionMs }) => seconds(afterPromotionMs)],
  ['after first commit', ({ afterFirstCommitMs }) => seconds(afterFirstCommitMs)],
  ['2xx', ({ answers }) => answers.well],
  ['503', ({ answers }) => answers.unavailable],
  ['none', ({ answers }) => answers.unanswered],
  ['other', ({ answers }) => answers.wrong],
  ['acknowledged', ({ acknowledged }) => WORKS.map((work) => acknowledged[work]).join(' + ')],
  ['missing', ({ missing }) => missing.length],
  ['doubled', ({ doubled }) => doubled.length],
  ['books', ({ books }) => (books.length === 0 ? 'right' : 'wrong')],
  ['webhooks', ({ webhooks }) => webhooks.received],
  ['twice', ({ webhooks }) => webhooks.twice],
  ['out of order', ({ webhooks }) => webhooks.outOfOrder],
  ['not sent', ({ webhooks }) => webhooks.missing],
];

export const tableOf = (results: readonly TrialResult[]) => markdownTable(COLUMNS, results);

export function failuresOf({ answers, missing, doubled, books, webhooks }: TrialResult): string[] {
  const counts = {
    'webhooks twice': webhooks.twice,
    'webhooks out of order': webhooks.outOfOrder,
    'webhooks not sent': webhooks.missing,
  };
  return [
    ...Object.entries({ answered: answers.examples, missing, doubled, books }).flatMap(([what, found]) =>
      found.map((one) => `${what}: ${one}`),
    ),
    ...Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${what}: ${String(count)}`] : [])),
  ];
}

function seconds(ms: number | null): string {
  return ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`;
}
