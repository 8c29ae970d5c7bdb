import { useEffect, useState } from 'react';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Form } from '../../ground/ui/form.js';
import { Status } from '../../ground/ui/status.js';
import { claims, type Claim } from '../data/claim.query.js';
import { Photos } from '../work/proof.part.js';
import { claimWords as text } from '../words.js';

/** What is said of the courier's deliveries, until a person has decided; nothing is shown where nobody said anything. */
export function Claims() {
  const [found, setFound] = useState<readonly Claim[]>([]);
  const [answering, setAnswering] = useState<Claim | null>(null);
  const read = () => {
    claims.read().then(setFound, () => undefined);
  };
  useEffect(read, []);
  if (found.length === 0) return null;
  return (
    <section className="stack">
      <h2>{text.title}</h2>
      <ul className="lines">
        {found.map((claim) => (
          <li key={claim.id} className="stack g2">
            <Said claim={claim} />
            {claim.state === 'open' && claim.courierText === null && (
              <Button
                kind="primary"
                onClick={() => {
                  setAnswering(claim);
                }}
              >
                {text.answer}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answering && (
        <Answer
          claim={answering}
          close={() => {
            setAnswering(null);
            read();
          }}
        />
      )}
    </section>
  );
}

function Said({
  claim: { publicId, kind, state, dueAt, courierText, answer, atFault, ...claim },
}: {
  claim: Claim;
}) {
  return (
    <>
      <span className="row">
        <strong className="grow">{text.about(text.kinds[kind], publicId)}</strong>
        <Status tone={state === 'open' ? 'amber' : 'plain'}>{text.states[state]}</Status>
      </span>
      <span>{claim.text}</span>
      <span className="soft">
        {moment(claim.createdAt)}
        {state === 'open' && ` · ${text.until(moment(dueAt))}`}
      </span>
      {courierText !== null && <span>{text.mine(courierText)}</span>}
      {answer !== null && <span>{atFault ? text.atFault(answer) : text.decided(answer)}</span>}
    </>
  );
}

interface Written {
  readonly text: string;
  readonly photos: readonly Blob[];
}

const NOTHING: Written = { text: '', photos: [] };

function Answer({ claim, close }: { claim: Claim; close: () => void }) {
  const form = useForm({
    begin: NOTHING,
    save: ({ text: said, photos: [photo = null] }) => claims.answer(claim.id, said.trim(), photo),
    saved: close,
  });
  return (
    <Dialog title={text.answer} close={close}>
      <Form form={form}>
        <p className="soft">{claim.text}</p>
        <AreaField label={text.what} rows={4} maxLength={2_000} {...form.field('text')} />
        <Photos
          photos={form.values.photos}
          change={(by) => {
            form.set({ photos: by(form.values.photos).slice(-1) });
          }}
        />
        <Button
          kind="primary"
          className="big"
          type="submit"
          busy={form.busy}
          disabled={form.values.text.trim().length < 3}
        >
          {text.send}
        </Button>
      </Form>
    </Dialog>
  );
}
