import type { Answer } from '../../ground/api/client.js';
import type { Day } from '../../ground/days.js';
import type { Period } from '../../ground/ui/period.js';

/** What is read again after money moved. */
export const MONEY = ['/api/admin/cash', '/api/admin/ledger', '/api/admin/payments'] as const;

export type DayTotal = Answer<'/api/admin/ledger/days'>['items'][number];
export type Movement = Answer<'/api/admin/ledger/entries'>['items'][number];
export type Payment = Answer<'/api/admin/payments'>['items'][number];
export type Standing = Answer<'/api/admin/ledger/standing'>;
type Kind = Movement['kind'];
type MovementStatus = Movement['status'];

export const PARTS = ['overview', 'entries', 'cash', 'withdrawals', 'inbox'] as const;
export type Part = (typeof PARTS)[number];

/** What the ledger lists: movements, wallets with a balance, or Pix payments that came. */
export const LISTS = ['entries', 'balances', 'payments'] as const;

export const KINDS = [
  'top_up',
  'top_up_fee',
  'order_payment',
  'order_refund',
  'order_earning',
  'withdrawal',
  'credit_added',
  'credit_removed',
  'cash_share',
  'cash_charge',
  'cash_share_reversed',
  'cash_charge_reversed',
  'guarantee_top_up',
  'fault_fee',
  'fault_return',
  'fault_pay',
  'fault_goods',
  'courier_tip',
] as const satisfies readonly Kind[];
export const STATUSES = ['completed', 'pending', 'reversed'] as const satisfies readonly MovementStatus[];

/** A figure of the overview: the sum of some kinds of movements, minus those of `less`. */
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
  { key: 'credits', kinds: ['credit_added'], status: 'completed' },
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

/** Address of the list of movements behind a figure. */
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

export const ROLES = ['merchant', 'courier'] as const;
/** Wallets that hold money, or that owe it. */
export const SIDES = ['held', 'owed'] as const;

/** The filter of wallets with a balance, as the address holds it. */
export interface BalanceFilter {
  readonly role: (typeof ROLES)[number];
  readonly side: (typeof SIDES)[number];
}

export function balanceFilterOf(query: URLSearchParams): BalanceFilter {
  return {
    role: ROLES.find((role) => role === query.get('quem')) ?? 'merchant',
    side: SIDES.find((side) => side === query.get('lado')) ?? 'held',
  };
}

/** Address of the list of wallets behind a sum of balances. */
export function balancesOf({ role, side }: BalanceFilter): string {
  return `/painel/dinheiro?parte=entries&lista=balances&quem=${role}&lado=${side}`;
}

/** Address of the movements of one wallet. */
export function walletEntries({ kind, id }: Movement['owner'], { from, to }: Period): string {
  const owner = kind === 'merchant' ? 'loja' : 'entregador';
  return `/painel/dinheiro?parte=entries&${owner}=${String(id)}&de=${from}&ate=${to}`;
}

/** The filter of movements, as the address holds it. */
export interface EntryFilter {
  readonly kinds: readonly Kind[];
  readonly status: MovementStatus | null;
  readonly merchantId: number | null;
  readonly courierId: number | null;
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function filterOf(query: URLSearchParams): EntryFilter {
  const wanted = (query.get('tipo') ?? '').split(',');
  return {
    kinds: KINDS.filter((kind) => wanted.includes(kind)),
    status: STATUSES.find((status) => status === query.get('estado')) ?? null,
    merchantId: idOf(query.get('loja')),
    courierId: idOf(query.get('entregador')),
  };
}

export function isFiltered({ status, merchantId, courierId, kinds }: EntryFilter): boolean {
  return status !== null || merchantId !== null || courierId !== null || kinds.length > 0;
}

/** The filter as the API's query. */
export function queryOf({ kinds, status, merchantId, courierId }: EntryFilter, { from, to }: Period) {
  return {
    from,
    to,
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(status !== null && { status }),
    ...(merchantId !== null && { merchantId }),
    ...(courierId !== null && { courierId }),
  };
}

/** The amount as the wallet sees it: a credit is positive, a debit negative. */
export function signedCents({ operation, amountCents }: Pick<Movement, 'operation' | 'amountCents'>): number {
  return operation === 'credit' ? amountCents : -amountCents;
}

/** Difference between the payment and the order's price; above zero, too much was paid. */
export function differenceCents({ amount, order }: Payment): number {
  return order === null ? 0 : amount - order.totalCents;
}

/** Whether a payment can be accepted: its order still waits for one. */
export function isAcceptable({ order }: Payment): boolean {
  return order?.status === 'waiting';
}
