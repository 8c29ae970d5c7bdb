import type { Order, Stop } from './answers.rules.js';

export type SheetKind = 'deliver' | 'fail' | 'give-back';

/** The sheet that is open, and what the courier has entered on it. */
export interface OpenSheet {
  readonly kind: SheetKind;
  readonly orderId: number;
  readonly stopId: string | null;
  readonly code: string;
  readonly name: string;
  /** As the document shows it; sent to be checked, and kept by nobody. */
  readonly birthDate?: string;
  /** One was seen that shows the age, where the company is content with that. */
  readonly documentSeen?: boolean;
  readonly paid: boolean;
  /** What was collected, typed because it was not as asked; absent or null: it was, if `paid`. */
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
  /** It cannot be left as it was agreed either. */
  readonly unable?: boolean;
  readonly photos: readonly Blob[];
  readonly signature: Blob | null;
}

export type SheetSubject = Pick<OpenSheet, 'kind' | 'orderId' | 'stopId'>;

export function sheetName({ kind, orderId, stopId }: SheetSubject): string {
  return `${kind}:${orderId}:${stopId ?? ''}`;
}

interface Subject {
  readonly order: Order;
  readonly stop: Stop | null;
}

/**
 * The order and the stop of a sheet, whichever task comes next; null: what the sheet is about has been done or taken away.
 */
export function subjectOf({ kind, orderId, stopId }: OpenSheet, orders: readonly Order[]): Subject | null {
  const order = orders.find(({ id }) => id === orderId);
  if (!order) return null;
  if (kind === 'give-back') return order.collectedAt === null ? { order, stop: null } : null;
  const stop = order.stops.find(({ id }) => id === stopId);
  return stop?.status === 'pending' ? { order, stop } : null;
}
