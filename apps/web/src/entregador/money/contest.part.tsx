import { useState, type SubmitEvent } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Field } from '../../ground/ui/field.js';
import { contests, type ContestAbout } from '../data/contest.query.js';
import { Photos } from '../work/proof.part.js';
import { contestWords as text } from '../words.js';

interface ContestProps {
  about: ContestAbout;
  /** The entry or the order; 0: a block. */
  subjectId: number;
  /** What it is about, as the courier knows it. */
  what: string;
  close: () => void;
}

/** The form of a contest: what is wrong, and a photo that shows it. */
export function Contest({ about, subjectId, what, close }: ContestProps) {
  const [why, setWhy] = useState('');
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await contests.open(about, subjectId, why.trim(), photos[0] ?? null);
      setSent(true);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  if (sent)
    return (
      <Dialog title={text.sentTitle} close={close}>
        <p role="status">{text.sentLead}</p>
      </Dialog>
    );
  return (
    <Dialog title={about === 'block' ? text.askReview : text.contest} close={close}>
      <form
        className="stack"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="soft">{what}</p>
        <Field label={text.why} error={error === null ? undefined : problemText(error)}>
          {(ids) => (
            <textarea
              {...ids}
              className="input"
              rows={4}
              maxLength={2_000}
              value={why}
              onChange={({ target }) => {
                setWhy(target.value);
              }}
            />
          )}
        </Field>
        <Photos
          photos={photos}
          change={(by) => {
            setPhotos((before) => by(before).slice(-1));
          }}
        />
        <Button kind="primary" className="big" type="submit" busy={busy} disabled={why.trim().length < 3}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
