import { dateText } from '../../ground/brazil.js';
import { partIn, recordIn } from '../../ground/search.js';
import type { Tone } from '../../ground/ui/status.js';
import { invoiceWords as text } from '../words.js';

export const PART = partIn('parte', {
  unbilled: null,
  open: 'abertas',
  overdue: 'vencidas',
  paid: 'pagas',
  void: 'canceladas',
});
export const INVOICE = recordIn('fatura');
export type InvoiceState = Exclude<(typeof PART.values)[number], 'unbilled'>;

export const STATE_TONES: Readonly<Record<InvoiceState, Tone>> = {
  open: 'blue',
  overdue: 'red',
  paid: 'green',
  void: 'plain',
};

export function sumOf(items: readonly { totalCents: number }[]): number {
  return items.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** The days of an invoice; one day is told once. */
export function daysText({ fromDay, throughDay }: { fromDay: string; throughDay: string }): string {
  const [from, through] = [dateText(fromDay), dateText(throughDay)];
  return from === through ? from : text.days({ from, through });
}
