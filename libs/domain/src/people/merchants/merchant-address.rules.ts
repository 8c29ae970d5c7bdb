import type { MerchantAddress } from './merchant.entity.js';

/** An address as its merchant writes it. */
export type WrittenAddress = Omit<MerchantAddress, 'latitude' | 'longitude'>;

/** The parts that an address is looked up by. */
const PLACE_PARTS = [
  'street',
  'number',
  'district',
  'city',
  'state',
] as const satisfies (keyof WrittenAddress)[];

/** The text that an address is looked up by. */
export function addressWords(address: WrittenAddress): string {
  return PLACE_PARTS.map((part) => address[part])
    .filter((part) => part !== null)
    .join(', ');
}

/**
 * The written address with the point of the one before, when it names the same place: the point may have been set by hand.
 * null: it has to be looked up.
 */
export function atSamePoint(written: WrittenAddress, before: MerchantAddress | null): MerchantAddress | null {
  if (before === null || folded(written) !== folded(before)) return null;
  const { latitude, longitude } = before;
  return latitude === null || longitude === null ? null : { ...written, latitude, longitude };
}

function folded(address: WrittenAddress): string {
  return PLACE_PARTS.map((part) => (address[part] ?? '').trim().toLowerCase()).join('\n');
}
