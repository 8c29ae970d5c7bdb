import { createHash, randomBytes } from 'node:crypto';

/**
 * The code of a spending act that was shown and not yet done: it fits that content only, and its first part names one order
 * however often the act is repeated. The client that asked the person carries it; it is no secret.
 */
export function confirmationOf(content: unknown, once = randomBytes(9).toString('base64url')): string {
  const digest = createHash('sha256')
    .update(`${once} ${JSON.stringify(content)}`)
    .digest('base64url');
  return `${once}.${digest.slice(0, 22)}`;
}

/** The name of the act that the code confirms; null: a code of other content, or none. */
export function confirmedAct(confirmation: string, content: unknown): string | null {
  const [once = ''] = confirmation.split('.', 1);
  return confirmationOf(content, once) === confirmation ? once : null;
}
