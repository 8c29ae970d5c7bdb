import type { Order, Stop } from './answers.rules.js';

export type SheetKind = 'deliver' | 'fail' | 'give-back';

/** The open sheet, with the courier's entries. */
export interface OpenSheet {
  readonly kind: SheetKind;
  readonly orderId: number;
  readonly stopId: string | null;
  readonly code: string;
  readonly name: string;
  /** As the document shows it; sent for a check only, and stored by nobody. */
  readonly birthDate?: string;
  /** A document that shows the age was seen, where that is enough for the company. */
  readonly documentSeen?: boolean;
  readonly paid: boolean;
  /** What was collected instead of the asked amount; absent or null: as asked, if `paid`. */
  readonly collected?: {
    readonly amount: string;
    readonly method:
      'cash' | 'pix' | 'credit_card' | 'debit_card' | 'meal_voucher' | 'food_voucher' | 'other';
    readonly change: string;
    readonly reason: string;
  } | null;
  /** Key of the chosen reason. */
  readonly reason: string | null;
  readonly details: string;
  /** The agreed fallback cannot be carried out either. */
  readonly unable?: boolean;
  readonly photos: readonly Blob[];
  readonly signature: Blob | null;
}

export type SheetSubject = Pick<OpenSheet, 'kind' | 'orderId' | 'stopId'>;

export function sheetName({ kind, orderId, stopId }: SheetSubject): string {
  return `${kind}:${orderId}:${stopId ?? ''}`;
}

/** The order and the stop of a sheet, whichever task comes next; null: they are done or taken away. */
export function subjectOf({ kind, orderId, stopId }: OpenSheet, orders: readonly Order[]) {
  const order = orders.find(({ id }) => id === orderId);
  if (!order) return null;
  if (kind === 'give-back') return order.collectedAt === null ? { order, stop: null } : null;
  const stop = order.stops.find(({ id }) => id === stopId);
  return stop?.status === 'pending' ? { order, stop } : null;
}
