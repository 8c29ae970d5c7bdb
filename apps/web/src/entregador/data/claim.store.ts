import { NO_ORDER, type Act } from './act.rules.js';
import { act } from './acts.store.js';
import { call } from './api.store.js';
import { useStoredAnswer } from './stored-answer.hook.js';

export type Claim = Awaited<ReturnType<typeof readClaims>>[number];

const readClaims = async () => (await call('/api/courier/claims')).items;

/** Claims of shops and recipients about the courier's deliveries; without network as they were last read. */
export const useClaims = (since: unknown) => useStoredAnswer('claims-1', readClaims, since).value ?? [];

export function answerClaim(
  { id, publicId }: Pick<Claim, 'id' | 'publicId'>,
  text: string,
  photo: Blob | null,
): Promise<Act> {
  const proofs = photo ? [{ kind: 'photo' as const, blob: photo }] : [];
  const order = { ...NO_ORDER, publicId };
  return act({ order, stopId: String(id), kind: 'claim_answer', body: { text }, proofs });
}

/** The courier's answers that are not sent yet, by the claim's id. */
export function unsentAnswers(queue: readonly Act[]): ReadonlyMap<number, string> {
  return new Map(
    queue
      .filter(({ kind, refusal }) => kind === 'claim_answer' && refusal === null)
      .map(({ stopId, body }) => [Number(stopId), String(body['text'])]),
  );
}
