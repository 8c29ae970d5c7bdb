import type { ReportName } from '#domain';
import { WORDS } from './words.js';

const { accounts, heads, methods, movements, reasons, statuses } = WORDS.pt;

/** Money is in reais, distances in kilometres. */
export const SHEET_HEADS: Readonly<Record<string, string>> = heads;

export const SHEET_NAMES = WORDS.pt.files satisfies Record<ReportName, string>;

/** Words of the values of a column; accounts and their movements as an accountant reads them. */
export const SHEET_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statuses,
  state: statuses,
  cancelReason: reasons,
  reason: reasons,
  paymentMethod: methods,
  account: accounts,
  kind: movements,
};
