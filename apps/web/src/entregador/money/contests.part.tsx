import { moment } from '../../ground/time.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import type { Contest } from '../data/contest.query.js';
import { contestWords as text } from '../words.js';

const TONES: Readonly<Record<Contest['state'], Tone>> = {
  open: 'amber',
  accepted: 'green',
  refused: 'plain',
};

/** What the courier contested, with the answers. */
export function Contests({ contests }: { contests: readonly Contest[] }) {
  if (contests.length === 0) return <p className="soft">{text.none}</p>;
  return (
    <ul className="lines">
      {contests.map(({ id, about, text: said, state, dueAt, answer, createdAt }) => (
        <li key={id} className="stack g2">
          <span className="row">
            <strong className="grow">{text.about[about]}</strong>
            <Status tone={TONES[state]}>{text.states[state]}</Status>
          </span>
          <span>{said}</span>
          <span className="soft">
            {moment(createdAt)}
            {state === 'open' && ` · ${text.until(moment(dueAt))}`}
          </span>
          {answer !== null && <span>{text.answered(answer)}</span>}
        </li>
      ))}
    </ul>
  );
}
