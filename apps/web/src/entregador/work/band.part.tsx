import type { ReactNode } from 'react';
import { Icon } from '../../ground/ui/icon.js';
import { acts } from '../data/queue.store.js';
import { network } from '../data/network.store.js';
import { useValue } from '../data/observable.store.js';
import { signal } from '../data/whereabouts.store.js';
import { LaterHelp, LaterUnsent } from './later.part.js';
import { workWords as text } from '../words.js';

interface BandProps {
  /** Its colour. */
  at: string;
  children: ReactNode;
}

/** A coloured band at the top, readable at a glance in the sun; below it, problems of network and position. */
export function Band({ at, children }: BandProps) {
  const { live, reached } = useValue(network);
  const waiting = useValue(acts).length > 0;
  const position = useValue(signal);
  const away = !reached && !live;
  return (
    <>
      <header className={`band ${at}`}>
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
        <p className="notice amber" role="status">
          <Icon name="pin" size={20} />
          {text.weak}
        </p>
      )}
    </>
  );
}
