/** The protocol's statuses: the letter of queries, and the label of webhooks and of the English detail. */
export const STATUS_LABELS = {
  R: 'WAITING_PAYMENT',
  L: 'WAITING_RELEASE',
  D: 'DISTRIBUTING',
  A: 'ACCEPTED',
  E: 'IN_PROGRESS',
  F: 'FINISHED',
  C: 'CANCELLED',
  N: 'NOT_SERVED',
} as const;

export type StatusLetter = keyof typeof STATUS_LABELS;

/** Webhooks tell two stages more than queries do. */
export const WEBHOOK_LABELS = {
  ...STATUS_LABELS,
  AP: 'ARRIVED_AT_LOCATION',
  ER: 'STOP_FINISHED',
} as const;

export type WebhookCode = keyof typeof WEBHOOK_LABELS;
