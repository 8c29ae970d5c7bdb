import type { Answer } from '../../base/api/call.js';
import { dateText } from '../../base/brazil.js';
import { tabIn, recordIn } from '../../desk/search.js';
import type { Tone } from '../../base/ui/status.js';
import { invoiceWords as text } from '../words.js';

export type Invoice = Answer<'/api/admin/invoices/{id}'>;
export type Unbilled = Answer<'/api/admin/invoices/unbilled'>['items'][number];

export const TAB = tabIn('parte', {
  unbilled: null,
  open: 'abertas',
  overdue: 'vencidas',
  paid: 'pagas',
  void: 'canceladas',
});
export const INVOICE = recordIn('fatura');
export type InvoiceState = Exclude<(typeof TAB.values)[number], 'unbilled'>;

export const STATE_TONES: Readonly<Record<InvoiceState, Tone>> = {
  open: 'blue',
  overdue: 'red',
  paid: 'green',
  void: 'plain',
};

export function sumOf(items: readonly { totalCents: number }[]): number {
  return items.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** A single day is named once. */
export function daysText({ fromDay, throughDay }: { fromDay: string; throughDay: string }): string {
  const [from, through] = [dateText(fromDay), dateText(throughDay)];
  return from === through ? from : text.days({ from, through });
}

const MAX_IN_A_CALL = 500;

/**
 * An error of the first call is raised, as it is about the days; accounts of a later call that fails have it
 * as their result, as those before them are closed.
 */
export async function closeInCalls<Account, Result>(
  accounts: readonly Account[],
  close: (part: readonly Account[]) => Promise<readonly Result[]>,
  failed: (account: Account, error: unknown) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < accounts.length; start += MAX_IN_A_CALL) {
    const part = accounts.slice(start, start + MAX_IN_A_CALL);
    try {
      results.push(...(await close(part)));
    } catch (error) {
      if (start === 0) throw error;
      results.push(...part.map((account) => failed(account, error)));
    }
  }
  return results;
}
