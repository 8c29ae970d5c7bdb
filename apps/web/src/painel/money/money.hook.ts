import { useRead, type Answer } from '../../base/api/client.js';
import { listOf } from '../../base/api/list.js';
import type { FilterField } from '../../desk/ui/filters.js';
import type { Period } from '../../desk/ui/period.js';
import type { Day } from '../../base/days.js';
import { idIn, oneOf, type Parameter } from '../../desk/search.js';
import { entryWords } from '../words.js';

/** Money is polled, as the stream has no event for it. */
export const REFETCH_MS = 30_000;

export function useStanding() {
  return useRead('/api/admin/ledger/standing', {}, { refetchInterval: REFETCH_MS });
}

/** Polled as often as the head of the board. */
const WAITING_MS = 15_000;

export function useWaiting() {
  return listOf(useRead('/api/admin/decisions', {}, { refetchInterval: WAITING_MS }));
}

export interface MoneyProps {
  period: Period;
  standing: ReturnType<typeof useStanding>;
}

export interface LedgerProps extends MoneyProps {
  lists: FilterField<{ readonly list: typeof LIST }>;
}

/** Read again after money moved. */
export const MONEY = ['/api/admin/cash', '/api/admin/ledger', '/api/admin/payments'] as const;

export type DayTotal = Answer<'/api/admin/ledger/days'>['items'][number];
export type Movement = Answer<'/api/admin/ledger/entries'>['items'][number];
export type Payment = Answer<'/api/admin/payments'>['items'][number];
export type Standing = Answer<'/api/admin/ledger/standing'>;
type Kind = Movement['kind'];
type MovementStatus = Movement['status'];

export const TAB = oneOf('parte', ['overview', 'entries', 'cash', 'withdrawals', 'inbox'], 'overview');

export const LIST = oneOf('lista', ['entries', 'balances', 'payments'], 'entries');

export const KINDS = Object.keys(entryWords.kinds) as Kind[];
const STATUSES = ['completed', 'pending', 'reversed'] as const satisfies readonly MovementStatus[];

/** The sum of some kinds of movements, minus those of `less`. */
interface Flow {
  readonly key: 'topUps' | 'fees' | 'orders' | 'earnings' | 'withdrawals' | 'credits' | 'debits';
  readonly kinds: readonly Kind[];
  readonly less?: readonly Kind[];
  readonly status?: MovementStatus;
}

export const FLOWS: readonly Flow[] = [
  { key: 'topUps', kinds: ['top_up'] },
  { key: 'fees', kinds: ['top_up_fee'] },
  { key: 'orders', kinds: ['order_payment'], less: ['order_refund'] },
  { key: 'earnings', kinds: ['order_earning'] },
  { key: 'withdrawals', kinds: ['withdrawal'], status: 'completed' },
  {
    key: 'credits',
    kinds: ['credit_added', 'online_refund', 'invoice_payment_reversed'],
    status: 'completed',
  },
  { key: 'debits', kinds: ['credit_removed'] },
];

export function flowCents(
  totals: readonly DayTotal[],
  { kinds, less = [], status }: Flow,
  day?: Day,
): number {
  let cents = 0;
  for (const total of totals) {
    if ((day !== undefined && total.day !== day) || (status !== undefined && total.status !== status))
      continue;
    if (kinds.includes(total.kind)) cents += total.amountCents;
    if (less.includes(total.kind)) cents -= total.amountCents;
  }
  return cents;
}

export function entriesOf({ kinds, less = [], status }: Flow, { from, to }: Period): string {
  const query = new URLSearchParams({
    parte: 'entries',
    de: from,
    ate: to,
    tipo: [...kinds, ...less].join(','),
  });
  if (status !== undefined) query.set('estado', status);
  return `/painel/dinheiro?${query.toString()}`;
}

/** Wallets that hold money, or owe it. */
export const BALANCES = {
  list: LIST,
  role: oneOf('quem', ['merchant', 'courier'], 'merchant'),
  side: oneOf('lado', ['held', 'owed'], 'held'),
};

export function walletEntries({ kind, id }: Movement['owner'], { from, to }: Period): string {
  const owner = kind === 'merchant' ? 'loja' : 'entregador';
  return `/painel/dinheiro?parte=entries&${owner}=${String(id)}&de=${from}&ate=${to}`;
}

const SOME_KINDS: Parameter<readonly Kind[]> = {
  name: 'tipo',
  read: (text) => KINDS.filter((kind) => text?.split(',').includes(kind)),
  write: (kinds) => kinds.join(','),
};

/** A figure links to several kinds. */
export const ENTRIES = {
  list: LIST,
  kinds: SOME_KINDS,
  status: oneOf('estado', STATUSES),
  merchantId: idIn('loja'),
  courierId: idIn('entregador'),
};

/** The amount as the wallet sees it: a credit is positive, a debit negative. */
export function signedCents({ operation, amountCents }: Pick<Movement, 'operation' | 'amountCents'>): number {
  return operation === 'credit' ? amountCents : -amountCents;
}

/** Above zero: more was paid than the order's price. */
export function differenceCents({ amount, order }: Payment): number {
  return order === null ? 0 : amount - order.totalCents;
}

export function nameOf({ id, name }: { id: number; name: string | null }): string {
  return name ?? `#${String(id)}`;
}
