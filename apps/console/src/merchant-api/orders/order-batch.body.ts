import { DomainError, type BatchProgress } from '#domain';
import { consoleProblemOf } from '../../http/problem.mapper.js';

/** A batch with what became of each of its orders so far. */
export function batchBodyOf({ results, ...batch }: BatchProgress) {
  const placed = results.filter(({ order }) => order !== null).length;
  return { ...batch, placed, refused: results.length - placed, rows: results.map(rowOf) };
}

function rowOf({ order, refusal }: BatchProgress['results'][number]) {
  const { id: orderId = null, publicId = null, externalId = null, totalCents = null } = order ?? {};
  const error = refusal && new DomainError(refusal.code, refusal.facts);
  const problem = error && consoleProblemOf({ kind: 'domain', error });
  return { orderId, publicId, externalId, totalCents, problem };
}
