import type { CancelReason } from './order-status.rules.js';

/** A command that an operator gives to one order or to many, with what it needs to be told. */
export type HandCommand =
  | { readonly name: 'assign'; readonly courierId: number }
  | { readonly name: 'release'; readonly reason: string | null }
  | { readonly name: 'ready' }
  | { readonly name: 'complete' }
  | { readonly name: 'ungroup' }
  | { readonly name: 'confirm_payment' }
  | {
      readonly name: 'cancel';
      readonly reason: CancelReason;
      readonly note: string | null;
      /** Collected goods come back first. */
      readonly returnToPickup: boolean;
    };
