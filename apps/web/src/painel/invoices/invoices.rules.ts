import type { Tone } from '../../ground/ui/status.js';

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

/** The day that is some days after a day, `YYYY-MM-DD`. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function sumOf(items: readonly { totalCents: number }[]): number {
  return items.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** Accounts that the API closes in one call. */
const MOST_IN_A_CALL = 500;

/**
 * Closes accounts in as many calls as they need. An error of the first call is raised, as it is about the days; accounts of
 * a later call that fails have it as their result, as those before them are closed.
 */
export async function closeInCalls<Account, Result>(
  accounts: readonly Account[],
  close: (part: readonly Account[]) => Promise<readonly Result[]>,
  failed: (account: Account, error: unknown) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < accounts.length; at += MOST_IN_A_CALL) {
    const part = accounts.slice(at, at + MOST_IN_A_CALL);
    try {
      results.push(...(await close(part)));
    } catch (error) {
      if (at === 0) throw error;
      results.push(...part.map((account) => failed(account, error)));
    }
  }
  return results;
}
