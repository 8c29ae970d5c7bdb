import type { Order } from '../../base/api/client.js';
import { fold } from '../../desk/names.js';

export type Searched = Pick<Order, 'id' | 'publicId' | 'externalId' | 'externalDisplayId'> & {
  readonly merchant: Pick<Order['merchant'], 'name'>;
  readonly courier: { readonly name: string } | null;
  readonly stops: readonly Pick<Order['stops'][number], 'name' | 'phone' | 'address' | 'district'>[];
};

const MAX_FOUND = 8;
/** Four digits are taken as the end of a phone number. */
const PHONE_END = /^\d{4}$/;

const codesOf = ({ publicId, externalId, externalDisplayId, id }: Searched) =>
  [publicId, externalDisplayId, externalId, String(id)].flatMap((code) => (code === null ? [] : fold(code)));

const wordsOf = ({ merchant, courier, stops }: Searched) =>
  fold(
    [
      merchant.name,
      courier?.name,
      ...stops.flatMap(({ name, address, district }) => [name, address, district]),
    ].join(' '),
  );

const endsPhone = ({ stops }: Searched, digits: string) =>
  stops.some(({ phone }) => (phone ?? '').replace(/\D/g, '').endsWith(digits));

/**
 * Matches open orders before the server answers: by code first, then end of a phone or words of the order.
 */
export function matching<O extends Searched>(orders: readonly O[], typed: string): readonly O[] {
  const text = fold(typed.trim());
  const parts = text.split(/\s+/);
  const byCode = orders.filter((order) => codesOf(order).some((code) => code.startsWith(text)));
  if (byCode.length >= MAX_FOUND) return byCode.slice(0, MAX_FOUND);
  const others = orders.filter((order) => {
    if (byCode.includes(order)) return false;
    if (PHONE_END.test(text) && endsPhone(order, text)) return true;
    const words = wordsOf(order);
    return parts.every((part) => words.includes(part));
  });
  return [...byCode, ...others].slice(0, MAX_FOUND);
}
