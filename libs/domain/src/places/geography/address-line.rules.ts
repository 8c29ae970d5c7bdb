import { fold } from '../../base/index.js';
import { parseAddress } from './address.parser.js';
import type { AddressText, GeocodedAddress } from './geocoder.port.js';

type LineParts = Pick<GeocodedAddress, 'street' | 'number' | 'district' | 'city'>;

/** `Rua Augusta, 100 - Consolação, São Paulo`. */
export function addressLine({ street, number, district, city }: LineParts): string {
  const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');
  return [joined([street, number]), joined([district, city])].filter((part) => part !== '').join(' - ');
}

/** `s/n`, and what has no house number: a kilometre of a road, a lot of a block. */
const NUMBERLESS =
  /\bs\s*\/?\s*n\b|\bsem numero\b|\bs\.\s?n\.|\b(?:km|quadra|qd|lote|lt|bloco|casa|sitio|fazenda)\b/;

/** Whether the number of an address was forgotten: it has none, and does not say that there is none. */
export function lacksNumber(address: AddressText): boolean {
  const written = fold([address.address, address.street, address.number].filter(Boolean).join(' '));
  return parseAddress(address).number === null && !NUMBERLESS.test(written);
}
