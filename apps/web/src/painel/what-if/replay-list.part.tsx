import { Link } from '../../ground/router.js';
import { longDay } from '../../ground/long-day.js';
import { moment } from '../../ground/time.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { useChangeNames } from './what-if-names.hook.js';
import type { Replay } from './what-if.rules.js';
import { whatIfWords as text } from '../words.js';

export const TONES: Record<Replay['state'], Tone> = {
  waiting: 'plain',
  running: 'blue',
  done: 'green',
  refused: 'amber',
  failed: 'red',
  cancelled: 'plain',
};

/** The last replays; each opens in place of the newest. */
export function ReplayList({ items, shown }: { items: readonly Replay[]; shown: number | undefined }) {
  const names = useChangeNames();
  return (
    <section className="card" aria-labelledby="replays">
      <h2 id="replays" className="padded">
        {text.history}
      </h2>
      <ul className="lines-flush">
        {items.map((one) => (
          <li key={one.id}>
            <Link
              className="choice stack g2"
              to={`/painel/e-se?simulacao=${String(one.id)}`}
              aria-current={one.id === shown ? 'true' : undefined}
            >
              <span className="row">
                <strong className="grow">{longDay(one.day)}</strong>
                <Status tone={TONES[one.state]}>{text.states[one.state]}</Status>
              </span>
              <span className="soft">{names(one.present, one.other)}</span>
              <span className="soft">{text.by({ name: one.startedBy, when: moment(one.createdAt) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
