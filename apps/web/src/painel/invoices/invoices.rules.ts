import { dateText } from '../../ground/brazil.js';
import type { Tone } from '../../ground/ui/status.js';
import { invoiceWords as text } from '../words.js';

export const PARTS = ['unbilled', 'open', 'overdue', 'paid', 'void'] as const;
export type Part = (typeof PARTS)[number];
export type InvoiceState = Exclude<Part, 'unbilled'>;

/** Names of the parts in the address. */
const PART_NAMES: Readonly<Record<Part, string | null>> = {
  unbilled: null,
  open: 'abertas',
  overdue: 'vencidas',
  paid: 'pagas',
  void: 'canceladas',
};

export function partOf(text: string | null): Part {
  return PARTS.find((part) => PART_NAMES[part] === text) ?? 'unbilled';
}

export function partName(part: Part): string | null {
  return PART_NAMES[part];
}

export function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

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
