/** Labels of statuses by code: queries use the code, webhooks and the English detail the label. */
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

export const WEBHOOK_LABELS = {
  ...STATUS_LABELS,
  AP: 'ARRIVED_AT_LOCATION',
  ER: 'STOP_FINISHED',
} as const;

export type WebhookStatusCode = keyof typeof WEBHOOK_LABELS;
