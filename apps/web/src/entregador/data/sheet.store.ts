import { now } from '../../base/clock.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { observable } from '../../base/observable.js';
import type { Order } from './answers.rules.js';

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

type SheetSubject = Pick<OpenSheet, 'kind' | 'orderId' | 'stopId'>;

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

/** The open sheet. It is stored, because a phone with little memory ends the app while its camera is open. */
export const sheet = observable<OpenSheet | null>(null);

type Pictures = Pick<OpenSheet, 'photos' | 'signature'>;
type Entered = Omit<OpenSheet, keyof Pictures>;

/** Stored apart from the text, which changes with each key. `of`: the sheet of the pictures. */
interface StoredPictures extends Pictures {
  readonly of: string;
}

const TEXT = 'sheet';
const PICTURES = 'sheet-pictures';
/** A sheet from longer ago is not opened again. */
const REOPENED_MS = 3_600_000;
const EMPTY = { code: '', name: '', paid: false, details: '', photos: [], signature: null };
let started = false;

/** Opens the sheet that was open when the app ended. */
export async function startSheet(): Promise<void> {
  if (started) return;
  started = true;
  const [text, pictures] = await Promise.all([
    readSnapshot<Entered & { at: number }>(TEXT),
    readSnapshot<StoredPictures>(PICTURES),
  ]);
  if (!text || sheet.get() || now() - text.at > REOPENED_MS) return;
  const { at: _, ...entered } = text;
  const own = pictures?.of === sheetName(entered) ? pictures : null;
  sheet.set({ ...entered, photos: own?.photos ?? [], signature: own?.signature ?? null });
}

export function openSheet({ reason = null, ...of }: SheetSubject & { reason?: string | null }): void {
  show({ ...of, reason, ...EMPTY });
}

export function changeSheet(change: (before: OpenSheet) => Partial<OpenSheet>): void {
  const before = sheet.get();
  if (before) show({ ...before, ...change(before) });
}

/** A function of the present photos: reading a photo takes a moment, in which another may be removed. */
export function changePhotos(change: (before: readonly Blob[]) => readonly Blob[]): void {
  changeSheet(({ photos }) => ({ photos: change(photos) }));
}

export function closeSheet(): void {
  sheet.set(null);
  void saveSnapshot(TEXT, null);
  void saveSnapshot(PICTURES, null);
}

function show(next: OpenSheet): void {
  const before = sheet.get();
  sheet.set(next);
  const { photos, signature, ...entered } = next;
  void saveSnapshot(TEXT, { ...entered, at: now() });
  if (before?.photos === photos && before.signature === signature) return;
  void saveSnapshot(PICTURES, { of: sheetName(entered), photos, signature });
}
