import { useOpen } from '../../base/open.js';
import { lazy } from '../../base/lazy.js';
import { called } from '../data/help.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { helpButtonWords as text } from '../words.js';
import './help.css';

const HelpSheet = lazy(async () => (await import('./help.part.js')).HelpSheet, null);

/** Always in reach, at the top of each screen; shows whether the company has received the call. */
export function HelpButton() {
  const helping = useOpen();
  const waiting = useValue(acts).some(({ kind, refusal }) => kind === 'help' && !refusal);
  const hasCalled = useValue(called);
  const state = waiting ? text.sending : hasCalled ? text.received : null;
  return (
    <>
      <button
        type="button"
        className="help"
        aria-label={`SOS: ${text.help}${state === null ? '' : `, ${state}`}`}
        onClick={helping.open}
      >
        SOS
        {state !== null && <span className="state">{state}</span>}
      </button>
      {helping.is && <HelpSheet close={helping.close} />}
    </>
  );
}
