import { useState } from 'react';
import { moment } from '../../base/time.js';
import { AreaField } from '../../base/ui/area.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Status } from '../../base/ui/status.js';
import { answerClaim, unsentAnswers, useClaims, type Claim } from '../data/claim.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { NotStored, useStoring } from '../work/not-stored.part.js';
import { Photos } from '../work/proof.part.js';
import { claimWords as text } from '../words.js';

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
      {answering && <Answer claim={answering} close={() => setAnswering(null)} />}
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

/** The phone stores the answer first and sends it as soon as there is network. */
function Answer({ claim, close }: { claim: Claim; close: () => void }) {
  const { failed, store } = useStoring();
  const [said, setSaid] = useState('');
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const send = async () => {
    const [photo = null] = photos;
    if (await store(() => answerClaim(claim, said.trim(), photo))) close();
  };
  return (
    <Dialog title={text.answer} close={close}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="soft">{claim.text}</p>
        <AreaField
          label={text.what}
          rows={4}
          maxLength={2_000}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
        <Photos photos={photos} change={(by) => setPhotos((before) => by(before).slice(-1))} />
        <NotStored failed={failed} />
        <Button kind="primary" className="big" type="submit" disabled={said.trim().length < 3}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
