import { Icon } from '../../ground/ui/icon.js';
import { sendable } from '../data/queue.rules.js';
import { acts } from '../data/queue.store.js';
import { network } from '../data/network.store.js';
import { useValue } from '../data/observable.store.js';
import { signal } from '../data/whereabouts.store.js';
import type { Task } from '../data/sequence.rules.js';
import { LaterHelp } from './later.part.js';
import { presenceWords } from './presence.hook.js';
import type { Presence } from './presence.rules.js';
import { BAND, stepOf } from './step.rules.js';
import { workWords as text } from '../words.js';

/** A coloured band at the top, readable at a glance in the sun; below it, problems of network and position. */
export function Band({ task, presence }: { task: Task | null; presence: Presence }) {
  const { live, reached } = useValue(network);
  const waiting = sendable(useValue(acts)).length;
  const position = useValue(signal);
  const at = task ? BAND[stepOf(task)] : presence === 'searched' ? 'waiting' : 'offline';
  const words = task ? text.band[BAND[stepOf(task)]] : presenceWords(presence, text);
  const away = !reached && !live;
  return (
    <>
      <header className={`band ${at}`}>
        <p className="grow" aria-live="polite">
          {words}
        </p>
        <LaterHelp />
        {(away || waiting > 0) && (
          <p className="row small" role="status">
            {away && <Icon name="alert" />}
            {away && text.network}
            {away && waiting > 0 && ' · '}
            {waiting > 0 && text.pending(waiting)}
          </p>
        )}
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
        <p className="notice amber" role="status">
          <Icon name="pin" size={20} />
          {text.weak}
        </p>
      )}
    </>
  );
}
