import { type Cents, DomainError, toDecimalString } from '../../base/index.js';
import { qrPng } from './qr-png.mapper.js';

/** Who is paid: a Pix key and the name and city that the payer's bank shows. */
interface PixReceiver {
  readonly pixKey: string;
  readonly merchantName: string;
  readonly city: string;
}

interface PixCodeInput extends PixReceiver {
  /** The amount that is charged; without it the payer types one. */
  readonly amount?: Cents | undefined;
  /** The receiver's id of the payment: 1 to 25 letters and digits; without one `***` is sent. */
  readonly txid?: string | undefined;
}

/** Limits of the Banco Central's BR Code manual. */
const NAME_LENGTH = 25;
const CITY_LENGTH = 15;
const KEY_LENGTH = 77;
const TXID = /^[A-Za-z0-9]{1,25}$/;
const NO_TXID = '***';

const REAL = '986';
const NO_CATEGORY = '0000';

/**
 * The text of a Pix "copia e cola" and of its QR code: EMV tag-length-value fields, the last one a CRC over
 * all before it. May raise: invalid_value.
 */
export function pixCode(input: PixCodeInput): string {
  const { pixKey, amount, txid } = input;
  if (!/^[\x21-\x7e]+$/.test(pixKey) || pixKey.length > KEY_LENGTH) refuse('pixKey');
  if (txid !== undefined && !TXID.test(txid)) refuse('txid');
  if (amount !== undefined && amount <= 0) refuse('amount');
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', pixKey)),
    field('52', NO_CATEGORY),
    field('53', REAL),
    amount === undefined ? '' : field('54', toDecimalString(amount)),
    field('58', 'BR'),
    field('59', plain('merchantName', input.merchantName, NAME_LENGTH)),
    field('60', plain('city', input.city, CITY_LENGTH)),
    field('62', field('05', txid ?? NO_TXID)),
    '6304',
  ].join('');
  return body + crc16(body).toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/** Removes accents: banks count their length differently. */
function plain(name: string, text: string, length: number): string {
  const ascii = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
  return ascii === '' ? refuse(name) : ascii;
}

function refuse(fieldName: string): never {
  throw new DomainError('invalid_value', { field: fieldName });
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF), as EMV asks for. */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc;
}

/** A charge of exactly one amount: to copy, and as QR code (base64, no `data:`). May raise: invalid_value. */
export async function pixCharge(input: PixReceiver & { readonly amount: Cents; readonly txid: string }) {
  const code = pixCode(input);
  return { code, qrBase64: qrPng(code).toString('base64') };
}
