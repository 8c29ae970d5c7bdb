import type { CancelReason } from './order-status.rules.js';

/** A command of an operator to one order or many, with its parameters. */
export type HandCommand =
  | { readonly name: 'assign'; readonly courierId: number }
  /** Searches for a courier again, where nobody took it. */
  | { readonly name: 'search_again' }
  | { readonly name: 'release'; readonly reason: string | null }
  | { readonly name: 'ready' }
  | { readonly name: 'complete' }
  | { readonly name: 'ungroup' }
  | { readonly name: 'confirm_payment' }
  | {
      readonly name: 'cancel';
      readonly reason: CancelReason;
      readonly note: string | null;
      /** Collected goods return to the pickup first. */
      readonly returnToPickup: boolean;
    };
