import { useEffect, useState } from 'react';
import { phoneHref } from '../../base/brazil.js';
import { distance } from '../../base/money.js';
import { serverNow, type Stop } from '../data/api.store.js';
import { useValue } from '../../base/observable.js';
import { type Visit, visitOf } from '../data/position.rules.js';
import { here } from '../data/whereabouts.store.js';
import { workRules } from '../data/stored-answer.store.js';
import { sheetWords as text } from '../words.js';

export type Left = 'door' | 'neighbour';

/** Where the goods of a stop are left when nobody takes them; null: they are not left. */
export function leavingOf({ ifUndelivered }: Pick<Stop, 'ifUndelivered'>): Left | null {
  if (ifUndelivered === 'leave_at_door') return 'door';
  return ifUndelivered === 'neighbour' ? 'neighbour' : null;
}

/** The agreed fallback in one sentence; empty: none. */
export function agreedText({ ifUndelivered, neighbour }: Pick<Stop, 'ifUndelivered' | 'neighbour'>): string {
  if (ifUndelivered === null) return '';
  const agreement = text.agreed[ifUndelivered];
  return typeof agreement === 'string' ? agreement : agreement(neighbour ?? text.somebody);
}

const TICK_MS = 1_000;

/** The distance and the seconds of waiting left, kept up to date. `met`: there is nobody to wait for. */
export function useVisit(stop: Stop, met = false): Visit {
  const rules = useValue(workRules);
  const fix = useValue(here);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return visitOf(stop, rules, fix, now, met);
}

/** The countdown of the waiting time with a call, and what a courier who is away or early must add. */
export function Wait({ visit, stop }: { visit: Visit; stop: Stop }) {
  const { secondsLeft, farM, away, mustAsk } = visit;
  if (!mustAsk) return null;
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
  return (
    <section className="notice bad trouble">
      {secondsLeft > 0 && (
        <p>
          <strong role="timer">{text.waitLeft(`${minutes}:${String(seconds).padStart(2, '0')}`)}</strong>
        </p>
      )}
      {away && <p>{farM === null ? text.whereUnknown : text.farAway(distance(farM))}</p>}
      <p>{text.failAsked}</p>
      {stop.phone !== null && (
        <a className="button big" href={phoneHref(stop.phone)}>
          {text.callCustomer}
        </a>
      )}
    </section>
  );
}
