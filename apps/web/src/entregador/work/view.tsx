import type { ReactNode } from 'react';
import { problemText } from '../../base/api/problem-words.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { span, useNow } from '../../base/clock.js';
import { type Me, serverNow } from '../data/api.store.js';
import {
  LaterBlocked,
  LaterNotices,
  LaterSheet,
  LaterShiftEnd,
  LaterHelp,
  LaterUnsent,
} from './later.part.js';
import { workWords as text } from '../words.js';
import { acts } from '../data/queue.store.js';
import { network } from '../data/network.store.js';
import { useValue } from '../../base/observable.js';
import { signal, taken } from '../data/whereabouts.store.js';
import './work.css';
import { Notice } from '../../base/ui/notice.js';
import { outOfSearchSince } from '../../base/search-presence.rules.js';

export interface WorkProps {
  me: Me;
  turn: () => void;
  turning: boolean;
  refusal: unknown;
}

interface WorkFrameProps extends Pick<WorkProps, 'me' | 'refusal'> {
  tone: string;
  words: string;
  idle: boolean;
  children: ReactNode;
}

export function WorkFrame({ me, tone, words, idle, refusal, children }: WorkFrameProps) {
  return (
    <main className="work">
      <Band tone={tone}>{words}</Band>
      <LaterNotices idle={idle} pause={me.pause} />
      {refusal !== null && <Notice tone="bad">{problemText(refusal)}</Notice>}
      {children}
    </main>
  );
}

export function IdleView(props: WorkProps) {
  const { me, turn, turning } = props;
  // Only renders again as time passes; the server's clock counts.
  useNow();
  const presence = presenceOf(me, useValue(taken), serverNow());
  const words = presenceWords(presence);
  return (
    <WorkFrame {...props} tone={presence === 'searched' ? 'waiting' : 'offline'} words={words} idle>
      {me.blocked || me.registration === 'suspended' ? (
        <LaterBlocked me={me} />
      ) : (
        <section className="idle">
          <span className={presence === 'searched' ? 'disc pulse on' : 'disc pulse'} aria-hidden>
            <Icon name="bike" size={20} />
          </span>
          <h1>{words}</h1>
          <p className="soft">
            {presence === 'off'
              ? text.offlineLead
              : presence === 'searched'
                ? text.waitingLead
                : text.outLead}
          </p>
          {me.online && <LaterShiftEnd end={me.shiftEndsAt} />}
          <div className="dock">
            <Button kind={me.online ? 'plain' : 'primary'} className="big" busy={turning} onClick={turn}>
              {me.online ? text.goOffline : text.goOnline}
            </Button>
          </div>
        </section>
      )}
      <LaterSheet orders={[]} />
    </WorkFrame>
  );
}

/** A coloured band (`tone`) at the top, readable in the sun; below it, problems of network and position. */
function Band({ tone, children }: { tone: string; children: string }) {
  const { live, reached } = useValue(network);
  const waiting = useValue(acts).length > 0;
  const position = useValue(signal);
  const away = !reached && !live;
  return (
    <>
      <header className={`band ${tone}`}>
        <p className="grow" aria-live="polite">
          {children}
        </p>
        <LaterHelp />
        {(away || waiting) && <LaterUnsent away={away} />}
      </header>
      {position === 'refused' && (
        <section className="notice bad" role="alert">
          <Icon name="pin" size={20} />
          <div>
            <h2>{text.refused}</h2>
            <p>{text.refusedLead}</p>
          </div>
        </section>
      )}
      {position === 'weak' && (
        <Notice tone="amber" icon="pin">
          {text.weak}
        </Notice>
      )}
    </>
  );
}

/** "Available" only while the search counts the courier. */
function presenceWords(presence: Presence): string {
  if (presence === 'off') return text.offline;
  if (presence === 'searched') return text.waiting;
  return presence === 'locating' ? text.locating : text.outOfSearch(span(presence.outMinutes));
}

/** `locating`: the search has had no position of this shift yet. */
type Presence = 'off' | 'searched' | 'locating' | { readonly outMinutes: number };

/** An older position is from another shift, so the courier was not out of the search meanwhile. */
const ANOTHER_SHIFT_MINUTES = 60;
const MINUTE_MS = 60_000;

/** Whether the search counts a courier. `sent`: time of the newest position taken from this phone. */
export function presenceOf(
  { online, lastSeenAt }: { readonly online: boolean; readonly lastSeenAt: string | null },
  sent: string | null,
  nowMs: number,
): Presence {
  if (!online) return 'off';
  const seen = sent !== null && (lastSeenAt === null || sent > lastSeenAt) ? sent : lastSeenAt;
  if (seen === null) return 'locating';
  const since = outOfSearchSince(seen, nowMs);
  if (since === null) return 'searched';
  const outMinutes = Math.floor((nowMs - since) / MINUTE_MS);
  return outMinutes >= ANOTHER_SHIFT_MINUTES ? 'locating' : { outMinutes };
}
