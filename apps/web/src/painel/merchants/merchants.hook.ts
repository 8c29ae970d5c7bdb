import { type Answer, useRead } from '../../base/api/client.js';
import type { Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';

export type MerchantLine = Answer<'/api/admin/merchants'>['items'][number];
export type Merchant = Answer<'/api/admin/merchants/{id}'>;
export type Preparation = Answer<'/api/admin/merchants/{id}/preparation-times'>;

type Standing = 'active' | 'blocked' | 'suspended' | 'awaiting' | 'deleted';

export function standingOf({ blocked, status }: Pick<Merchant, 'blocked' | 'status'>): Standing {
  if (blocked) return 'blocked';
  return status === 'suspended' || status === 'awaiting' || status === 'deleted' ? status : 'active';
}

export const STANDING_TONES: Readonly<Record<Standing, Tone>> = {
  active: 'green',
  blocked: 'red',
  suspended: 'amber',
  awaiting: 'amber',
  deleted: 'plain',
};

export function addressText({ address }: Pick<Merchant, 'address'>): string {
  const { street, number, complement, district, city, state, postalCode } = address ?? {};
  const part = (...facts: readonly (string | null | undefined)[]) => facts.filter(Boolean).join(', ');
  return dotted(part(street, number, complement), part(district, city, state), postalCode);
}

export function weekOf({ items }: Preparation) {
  const hours = [...new Set(items.map(({ hour }) => hour))].sort((a, b) => a - b);
  const cells = new Map(items.map((item) => [`${item.weekday}/${item.hour}`, item]));
  return { hours, cellOf: (weekday: number, hour: number) => cells.get(`${weekday}/${hour}`) };
}

export function useMerchant(id: number) {
  return useRead('/api/admin/merchants/{id}', { id }, { staleTime: 5_000 });
}
