import { WORKS } from './mixed-load.driver.js';
import type { TrialFigures } from './failover-trial.js';

export interface TrialResult extends TrialFigures {
  readonly fault: string;
}

const COLUMNS: readonly (readonly [string, (result: TrialResult) => string])[] = [
  ['fault', ({ fault }) => fault],
  ['pause', ({ pauseMs }) => seconds(pauseMs)],
  ['after promotion', ({ afterPromotionMs }) => seconds(afterPromotionMs)],
  ['after first commit', ({ afterFirstCommitMs }) => seconds(afterFirstCommitMs)],
  ['2xx', ({ answers }) => String(answers.well)],
  ['503', ({ answers }) => String(answers.unavailable)],
  ['none', ({ answers }) => String(answers.unanswered)],
  ['other', ({ answers }) => String(answers.wrong)],
  ['acknowledged', ({ acknowledged }) => WORKS.map((work) => acknowledged[work]).join(' + ')],
  ['missing', ({ missing }) => String(missing.length)],
  ['doubled', ({ doubled }) => String(doubled.length)],
  ['books', ({ books }) => (books.length === 0 ? 'right' : 'wrong')],
  ['webhooks', ({ webhooks }) => String(webhooks.received)],
  ['twice', ({ webhooks }) => String(webhooks.twice)],
  ['out of order', ({ webhooks }) => String(webhooks.outOfOrder)],
  ['not sent', ({ webhooks }) => String(webhooks.missing)],
];

/** A table of Markdown, a line for each trial. */
export function tableOf(results: readonly TrialResult[]): string {
  const lines = [
    COLUMNS.map(([name]) => name),
    COLUMNS.map(() => '---'),
    ...results.map((result) => COLUMNS.map(([, cell]) => cell(result))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What a trial showed that must not be. */
export function failuresOf({ answers, missing, doubled, books, webhooks }: TrialResult): string[] {
  const { twice, outOfOrder, missing: unsent } = webhooks;
  const counts = {
    'webhooks twice': twice,
    'webhooks out of order': outOfOrder,
    'webhooks not sent': unsent,
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
