import type { Request, Response } from 'express';
import { formatOf, sendSheet } from '../reports/report.stream.js';

const COLUMNS = [
  'publicId',
  'externalId',
  'endedAt',
  'status',
  'dropoff',
  'distanceM',
  'totalCents',
  'lateChargeCents',
  'amountCents',
] as const;

type Sheet = Parameters<typeof sendSheet>[1];
type Lines = Pick<Sheet, 'rows' | 'timezone'> & {
  readonly number: number;
  /** undefined: what the caller accepts decides. */
  readonly asked: Sheet['format'] | undefined;
};

/** Sends the orders of an invoice, to the company and to the merchant alike. */
export function sendInvoice(request: Request, response: Response, lines: Lines): Promise<void> {
  const { number, asked, ...sheet } = lines;
  const format = formatOf(asked, request);
  return sendSheet(response, { ...sheet, columns: COLUMNS, format, name: `fatura-${String(number)}` });
}
