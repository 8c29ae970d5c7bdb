const RECEIVER_REFUSALS = [
  'not_a_url',
  'not_https',
  'private_address',
  'refused_port',
  'unresolvable',
] as const;
export type ReceiverRefusal = (typeof RECEIVER_REFUSALS)[number];

export function isReceiverRefusal(reason: unknown): reason is ReceiverRefusal {
  return RECEIVER_REFUSALS.some((refusal) => refusal === reason);
}

/** Whether a receiver's URL may be called from here: https, and no private address once resolved. */
export abstract class ReceiverCheck {
  abstract refusal(url: string): Promise<ReceiverRefusal | null>;
}
