import type { Drive } from '../types.js';
import type { City } from './city-hour.driver.js';

export type LoadCall =
  | { readonly kind: 'drive'; readonly drive: Drive }
  | { readonly kind: 'receivers'; readonly count: number }
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'city-orders' | 'city-end' }
  | { readonly kind: 'forget' | 'received' };

export interface LoadReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}
