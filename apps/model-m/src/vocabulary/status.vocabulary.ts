/** The protocol's statuses: the code in queries, and the label in webhooks and in the English detail. */
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

export type StatusCode = keyof typeof STATUS_LABELS;

/** Webhooks have two more statuses than queries. */
export const WEBHOOK_LABELS = {
  ...STATUS_LABELS,
  AP: 'ARRIVED_AT_LOCATION',
  ER: 'STOP_FINISHED',
} as const;

export type WebhookStatusCode = keyof typeof WEBHOOK_LABELS;
