import { useState } from 'react';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Status } from '../../base/ui/status.js';
import { answerClaim, unsentAnswers, useClaims, type Claim } from '../data/claim.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { claimWords as text } from '../words.js';
import { EvidenceDialog } from './contest.part.js';

/** Claims about the courier's deliveries, until a person has decided; nothing where there are none. */
export function Claims() {
  const [answering, setAnswering] = useState<Claim | null>(null);
  const unsent = unsentAnswers(useValue(acts));
  const found = useClaims(unsent.size);
  if (found.length === 0) return null;
  return (
    <section className="stack">
      <h2>{text.title}</h2>
      <ul className="lines">
        {found.map((claim) => (
          <li key={claim.id} className="stack g8">
            <Said claim={claim} unsent={unsent.get(claim.id) ?? null} />
            {claim.state === 'open' && claim.courierText === null && !unsent.has(claim.id) && (
              <Button kind="primary" onClick={() => setAnswering(claim)}>
                {text.answer}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answering && (
        <EvidenceDialog
          title={text.answer}
          lead={answering.text}
          label={text.what}
          action={text.send}
          send={(said, photo) => answerClaim(answering, said, photo)}
          sent={() => setAnswering(null)}
          close={() => setAnswering(null)}
        />
      )}
    </section>
  );
}

function Said({ claim, unsent }: { claim: Claim; unsent: string | null }) {
  const { publicId, kind, state, dueAt, courierText, answer, atFault, answerUntil, earlyReason } = claim;
  return (
    <>
      <span className="row">
        <strong className="grow">{text.about({ kind: text.kinds[kind], order: publicId })}</strong>
        <Status tone={state === 'open' ? 'amber' : 'plain'}>{text.states[state]}</Status>
      </span>
      <span>{claim.text}</span>
      <span className="soft">
        {moment(claim.createdAt)}
        {state === 'open' &&
          ` · ${courierText === null && answerUntil ? text.answerUntil(moment(answerUntil)) : text.until(moment(dueAt))}`}
      </span>
      {unsent !== null && (
        <>
          <span>{text.mine(unsent)}</span>
          <span className="notice amber">{text.unsent}</span>
        </>
      )}
      {courierText !== null && <span>{text.mine(courierText)}</span>}
      {earlyReason !== null && <span>{text.early(earlyReason)}</span>}
      {answer !== null && <span>{atFault ? text.atFault(answer) : text.decided(answer)}</span>}
    </>
  );
}
