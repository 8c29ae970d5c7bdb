import type { Decision } from '#domain';

const MINUTE_MS = 60_000;

/** A decision of a planning pass with its reason in a sentence. */
export function decisionBody(decision: Decision) {
  const alternatives = decision.alternatives.map(({ earlyBy = 0, ...other }) => ({
    ...other,
    earlyMinutes: Math.round(earlyBy / 60),
  }));
  return { ...decision, alternatives, why: reasonOf({ ...decision, alternatives }) };
}

interface Reasons extends Omit<Decision, 'alternatives'> {
  readonly alternatives: readonly {
    readonly courierId: number;
    readonly pickupAt: string;
    readonly earlyMinutes: number;
    readonly cost: number;
  }[];
}

function reasonOf({ courierId, pickupAt, decidedAt, bundle, cost, alternatives }: Reasons): string {
  const minutesTo = (at: Date | string) =>
    Math.max(0, Math.round((new Date(at).getTime() - decidedAt.getTime()) / MINUTE_MS));
  const together = bundle.length > 1 ? `, with ${String(bundle.length - 1)} more of the same trip` : '';
  const chosen = `courier ${String(courierId)} collects in ${String(minutesTo(pickupAt))} min${together}`;
  const [next] = alternatives;
  if (!next) return `${chosen}; nobody else could`;
  const more = Math.round((next.cost - cost) * 10) / 10;
  const early = next.earlyMinutes > 0 ? `, nearer but ${String(next.earlyMinutes)} min early` : '';
  const second = `courier ${String(next.courierId)} in ${String(minutesTo(next.pickupAt))} min${early}`;
  // A more expensive courier is chosen where the cheaper one is needed for another order.
  return more >= 0
    ? `${chosen}; next best: ${second}, dearer by ${String(more)} min of delay`
    : `${chosen}; ${second} would be better by ${String(-more)} min of delay, and is worth more to another order`;
}
