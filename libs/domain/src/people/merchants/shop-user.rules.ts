import { Merchant } from './merchant.entity.js';

const INHERITED = [
  'serviceAreaId',
  'openingHours',
  'preparationMinutes',
  'ifUndelivered',
  'courierNote',
] as const satisfies (keyof Merchant)[];

/**
 * A shop's user as its orders go: by what it has of its own, else by its shop's settings. Of ages, and of the categories that
 * name ages, those of both hold.
 */
export function underShop(user: Merchant, shop: Merchant): Merchant {
  if (user.ownerId === null) return user;
  return Object.assign(new Merchant(), user, {
    ...Object.fromEntries(INHERITED.map((key) => [key, user[key] ?? shop[key]])),
    categoryIds: [...user.categoryIds, ...shop.categoryIds],
    minimumAge: Math.max(user.minimumAge ?? 0, shop.minimumAge ?? 0) || null,
  });
}
