import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { requestWords } from '../../ground/words.js';
import type { Decision } from './waits.rules.js';
import { claimWords, contestWords, decisionWords } from '../words.js';

export type Facts = readonly [what: string, more: string];

/** What is to be decided, and until when. */
export function factsOf(one: Decision): Facts {
  const { kind, goodsAt, moreCents, since, dueAt, holds } = one;
  if (holds)
    return [decisionWords.holds({ orders: holds.orders, cash: money(holds.cashCents) }), moment(since)];
  const more = [
    dueAt === null ? moment(since) : decisionWords.until(moment(dueAt)),
    kind === 'failure' && goodsAt !== null && decisionWords.goodsAt[goodsAt],
    moreCents !== null && requestWords.costs(money(moreCents)),
  ];
  return [
    [decisionWords.kinds[kind], aboutOf(one)].filter(Boolean).join(' · '),
    more.filter(Boolean).join(' · '),
  ];
}

function aboutOf({ kind, about, wantedAt }: Decision): string | null {
  if (kind === 'request') {
    const asked = requestWords.kinds[about as keyof typeof requestWords.kinds];
    return wantedAt === null ? asked : `${asked}: ${moment(wantedAt)}`;
  }
  if (kind === 'contest') return contestWords.about[about as keyof typeof contestWords.about];
  if (kind !== 'claim') return about;
  return claimWords.kinds[about as keyof typeof claimWords.kinds];
}
