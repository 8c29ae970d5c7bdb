import { WORDS } from './words.js';

/** What statements, banks and the panel show of payouts, beside the provider's own words. */
export const PAYOUT_TEXTS = WORDS.pt;
