import { again, type Answer, call, useRead } from '../../base/api/client.js';
import { withoutEmpty, idIn, oneOf, type Values } from '../../desk/search.js';
import { doEach } from '../../desk/do-each.js';
import { notify } from '../../base/ui/toast.js';
import { isEnded } from '../../desk/ui/webhook-message.js';
import { messageWords } from '../../base/words.js';

export type Delivery = Answer<'/api/admin/webhooks/deliveries'>['items'][number];
export type Subscription = Answer<'/api/admin/webhooks/subscriptions'>['items'][number];

const STATES = ['given_up', 'due', 'queued', 'delivered', 'cancelled', 'skipped', 'merged'] as const;
const MINUTES = { hour: 60, day: 1_440, week: 10_080 } as const;

export const SEARCH = {
  state: oneOf('estado', STATES),
  subscriptionId: idIn('destino'),
  period: oneOf('periodo', Object.keys(MINUTES) as (keyof typeof MINUTES)[]),
  /** Id of the order, request or courier. */
  aggregateId: idIn('sobre'),
};
export type Filter = Values<typeof SEARCH>;

/** A period ends now and starts on a whole minute. */
export function queryOf({ period, ...filter }: Filter, now: number) {
  const minutes = period === null ? null : Math.floor(now / 60_000 - MINUTES[period]);
  return withoutEmpty({
    ...filter,
    from: minutes === null ? null : new Date(minutes * 60_000).toISOString(),
  });
}

/** Null: nothing that the filter finds can be sent again. */
export function resendBodyOf(filter: Filter, now: number) {
  const { state, ...rest } = queryOf(filter, now);
  if (state === undefined) return rest;
  return isEnded(state) ? { ...rest, state } : null;
}

export type Health = 'well' | 'failing' | 'off';

export function healthOf({ active, failingSince }: Subscription): Health {
  if (!active) return 'off';
  return failingSince === null ? 'well' : 'failing';
}

export function bySickness(all: readonly Subscription[]): Subscription[] {
  const rank: Readonly<Record<Health, number>> = { failing: 0, off: 1, well: 2 };
  return [...all].sort((a, b) => rank[healthOf(a)] - rank[healthOf(b)] || a.id - b.id);
}

export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

export async function resend(ids: readonly number[]): Promise<void> {
  const sent = await doEach(ids, (id) => call('POST /api/admin/webhooks/deliveries/{id}/resend', { id }));
  sayResent(sent);
  await again('/api/admin/webhooks/deliveries');
}

export function sayResent(sent: number): void {
  if (sent > 0) notify(messageWords.resent(sent));
}

export function useSubscriptions() {
  return useRead('/api/admin/webhooks/subscriptions', {}, { refetchInterval: 30_000 });
}
