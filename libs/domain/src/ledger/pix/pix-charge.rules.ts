import type { Cents } from '../../base/index.js';
import { pixCode, type PixReceiver } from './pix-code.rules.js';
import { qrPng } from './qr-png.mapper.js';

interface PixChargeInput extends PixReceiver {
  readonly amount: Cents;
  readonly txid: string;
}

interface PixCharge {
  /** To copy and paste. */
  readonly code: string;
  /** The same as a QR code: PNG in base64, without a `data:` prefix. */
  readonly qrBase64: string;
}

/** A charge of exactly one amount. May raise: invalid_value. */
export async function pixCharge(input: PixChargeInput): Promise<PixCharge> {
  const code = pixCode(input);
  return { code, qrBase64: qrPng(code).toString('base64') };
}
