import type { CancelReason, OrderStatus } from '#domain';
import { WORDS } from './words.js';

/** Texts of `status`. */
export const ORDER_STATUS_LABELS = WORDS.pt.statuses satisfies Record<OrderStatus, string>;

/** `status_observation` of a cancelled order without a note. */
export const CANCEL_REASON_TEXTS = WORDS.pt.cancelReasons satisfies Record<CancelReason, string>;

/** `status_observation` of a completed order of which every stop failed; the couriers' reasons follow it. */
export const NOTHING_DELIVERED = WORDS.pt.nothingDelivered;

/** `status_observation` of a courier call whose first price its wallet could not pay. */
export const WALLET_REFUSED = WORDS.pt.walletRefused;
