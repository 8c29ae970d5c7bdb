import type { Stop } from '../data/api.store.js';
import type { Task } from '../data/sequence.rules.js';

type Step = 'toPickup' | 'atPickup' | 'toStop' | 'address' | 'atStop' | 'toReturn';

export function stepOf({ goal, order, stop }: Task): Step {
  if (goal === 'return') return 'toReturn';
  if (goal === 'pickup') return order.status === 'arrived_pickup_location' ? 'atPickup' : 'toPickup';
  if (stop && stop.latitude === null) return 'address';
  return stop && stop.arrivedAt !== null ? 'atStop' : 'toStop';
}

interface Where {
  readonly address: string;
  readonly district: string | null;
  readonly street?: string | null;
  readonly number?: string | null;
}

/** Street and district, without the city, which the courier knows. */
export function lines({ address, street = null, number = null, district }: Where): [string, string] {
  if (street === null || street === '') {
    const [first = '', ...rest] = address.split(/ - |, (?=\D)/);
    return [first, rest.join(', ')];
  }
  return [[street, number].filter(Boolean).join(', '), district ?? ''];
}

const CARDS = new Set(['card', 'credit_card', 'debit_card', 'credit', 'debit', 'card_machine']);

export function methodOf(method: string | null): 'cash' | 'card' | 'other' {
  if (method === null) return 'other';
  if (method === 'cash' || method === 'money') return 'cash';
  return CARDS.has(method) ? 'card' : 'other';
}

export function changeOf({ amountCents, changeForCents }: NonNullable<Stop['collect']>): number {
  return changeForCents === null ? 0 : Math.max(0, changeForCents - amountCents);
}

export const MAPS = ['waze', 'google', 'phone'] as const;
export type MapApp = (typeof MAPS)[number];

export function mapLink(app: MapApp, { latitude, longitude, address }: Task['place']): string {
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const text = encodeURIComponent(address);
  switch (app) {
    case 'waze':
      return `https://waze.com/ul?${point ? `ll=${point}` : `q=${text}`}&navigate=yes`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${point ?? text}&travelmode=driving`;
    case 'phone':
      return point ? `geo:${point}?q=${point}(${text})` : `geo:0,0?q=${text}`;
  }
}
