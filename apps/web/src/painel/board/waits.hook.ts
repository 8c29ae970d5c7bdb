import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../ground/api/client.js';
import { useGathered } from '../../ground/gather.js';
import { useLive } from '../../ground/live.js';
import { decisions, unserved } from '../data/unserved.query.js';
import type { Decision, Unserved } from './waits.rules.js';

/** What a colleague has dealt with leaves the board by then; so does what was held and ended since. */
const AGAIN_MS = 15_000;

/** A busy hub has several acceptances a second; all of them are one reading. */
const GATHER_MS = 1_000;
const REREAD_AT: Readonly<Record<string, () => Promise<void>>> = {
  'order.accepted': unserved.reread,
  'order.cancelled': unserved.reread,
  'order.shop_told': unserved.reread,
  'order.completed': decisions.reread,
  'order.redelivery': decisions.reread,
  'order.recipient_request': decisions.reread,
  'order.claim': decisions.reread,
};
const NONE: readonly never[] = [];

/** What nobody took and what needs a decision, as the stream tells of it. */
export function useWaits() {
  const untaken: readonly Unserved[] = useQuery(unserved.all).data?.items ?? NONE;
  const undecided: readonly Decision[] =
    useQuery({ ...read('/api/admin/decisions'), refetchInterval: AGAIN_MS }).data?.items ?? NONE;
  const gather = useGathered<() => Promise<void>>(GATHER_MS, (reads) => {
    for (const reread of new Set(reads)) void reread();
  });
  useLive({
    order: ({ type }) => {
      const reread = REREAD_AT[type];
      if (reread) gather(reread);
    },
  });
  return { untaken, undecided };
}

/** The orders that wait without a search, as nobody took them. */
export function useUntaken(): ReadonlySet<number> {
  const { data } = useQuery(unserved.all);
  return useMemo(
    () => new Set((data?.items ?? []).flatMap(({ orderId, held }) => (held ? orderId : []))),
    [data],
  );
}
