import { distance, money } from '../../ground/money.js';
import { clock, span } from '../../ground/time.js';
import { alertWords as alert, claimWords, entryFactsWords as text } from '../words.js';

/** Facts of a timeline entry that an operator judges by: where the courier was, how long they waited, what came too late. */
interface Facts {
  readonly arrivedFarM?: number;
  readonly farM?: number | null;
  readonly waitedS?: number;
  readonly reason?: string | null;
  readonly act?: keyof typeof alert.acts;
  readonly at?: string;
  readonly cause?: keyof typeof alert.causes;
  readonly codeRight?: boolean | null;
  readonly payment?: keyof typeof alert.payments;
  readonly payCents?: number;
  readonly claim?: keyof typeof claimWords.kinds;
  readonly state?: string;
  readonly pictures?: readonly string[];
}

/** Where the courier was at a stop, and how long they waited. */
function visitFacts({ arrivedFarM, farM, waitedS }: Facts) {
  return [
    arrivedFarM !== undefined && text.far(distance(arrivedFarM)),
    waitedS !== undefined && (farM === null || farM === undefined ? text.unknown : text.away(distance(farM))),
    waitedS !== undefined && text.waited(span(Math.floor(waitedS / 60))),
  ].filter((fact) => fact !== false);
}

/** A visit in the line of its stop, which says the reason itself. */
export function VisitFacts({ data }: { data: unknown }) {
  const facts = visitFacts(data ?? {});
  return facts.length === 0 ? null : <p className="soft">{facts.join(' · ')}</p>;
}

function claimState(state: string): string | undefined {
  const names: Readonly<Record<string, string>> = text.claims;
  return names[state];
}

export function EntryFacts({ data }: { data: unknown }) {
  const entry = (data ?? {}) as Facts;
  const { waitedS, reason, act, at, cause, claim, state, pictures, codeRight, payment, payCents = 0 } = entry;
  const visit = visitFacts(entry);
  const paid = payment && alert.payments[payment];
  const facts = [
    waitedS !== undefined && reason,
    claim && claimWords.kinds[claim],
    claim && state && claimState(state),
    ...visit,
    act &&
      at &&
      cause &&
      alert.refused({
        acts: alert.done({ act: alert.acts[act], at: clock(at) }),
        cause: alert.causes[cause],
      }),
    codeRight === true && alert.codeRight,
    typeof paid === 'function' ? paid(money(payCents)) : paid,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <span className="soft facts">
      {facts.join(' · ')}
      {pictures?.map((url) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {' · '}
          {text.photo}
        </a>
      ))}
    </span>
  );
}
