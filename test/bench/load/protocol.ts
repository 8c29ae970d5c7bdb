import type { Drive } from '../types.js';

export type LoadCall =
  | { readonly kind: 'drive'; readonly drive: Drive }
  | { readonly kind: 'latency'; readonly drive: Drive }
  | { readonly kind: 'receiver' | 'forget' | 'received' };

export interface LoadReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}
