import type { Drive } from '../types.js';
import type { City } from './city-hour.driver.js';
import type { Shift } from './courier.driver.js';

export type LoadCall =
  | { readonly kind: 'drive'; readonly drive: Drive }
  /** Measures at the first `receivers` receivers. */
  | { readonly kind: 'latency'; readonly drive: Drive; readonly receivers: number }
  | { readonly kind: 'receivers'; readonly count: number }
  | { readonly kind: 'hang'; readonly receiver: number; readonly hanging: boolean }
  | { readonly kind: 'faults'; readonly receivers: number }
  | { readonly kind: 'accepted'; readonly receivers: number }
  | { readonly kind: 'shift'; readonly shift: Shift }
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'shift-end' | 'city-orders' | 'city-end' }
  | { readonly kind: 'forget' | 'received' };

export interface LoadReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}
