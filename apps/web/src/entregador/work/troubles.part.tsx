import { useState } from 'react';
import { Problem } from '../../ground/api/problem.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { clock } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { correct, discard } from '../data/acts.store.js';
import { refreshOrders } from '../data/order-list.store.js';
import { troubleOf, type Act, type Trouble } from '../data/act.rules.js';
import type { Company } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { heldBy } from '../data/queue.rules.js';
import { acts } from '../data/queue.store.js';
import { CallCompany } from './call-company.part.js';
import { NotStored } from './not-stored.part.js';
import { Photos } from './proof.part.js';
import { reasonText, reasonWords } from './reason-words.js';
import { sheetWords } from './sheet-words.js';
import { useStoring } from './storing.hook.js';

/**
 * Refused acts, each with what happened and what can be done. An act leaves this list only when the courier has read
 * it.
 */
export function Troubles({ company }: { company: Company | null }) {
  const queue = useValue(acts);
  return queue
    .filter(({ refusal }) => refusal !== null)
    .map((act) => <TroubleCard key={act.number} act={act} behind={heldBy(act, queue)} company={company} />);
}

interface TroubleCardProps {
  act: Act;
  /** Acts that are dropped with it, as they depend on it. */
  behind: readonly Act[];
  company: Company | null;
}

function TroubleCard({ act, behind, company }: TroubleCardProps) {
  const text = useWords(sheetWords);
  const { failed, store } = useStoring();
  const trouble = troubleOf(act);
  const reasons = useWords(reasonWords);
  const explanation = useExplanation(act, trouble);
  if (!trouble) return null;
  const reason = act.refusal?.order?.cancelReason ?? null;
  const title = text.troubles[trouble];
  const again = (change: Parameters<typeof correct>[1]) => void store(() => correct(act, change));
  const corrected = trouble === 'code' || trouble === 'proof' || trouble === 'tries';
  return (
    <section className="notice bad trouble" role="alert">
      <h2>{typeof title === 'string' ? title : title(act.publicId)}</h2>
      <p>{explanation}</p>
      {trouble === 'cancelled' && reason !== null && <p>{text.cancelReason(reasonText(reasons, reason))}</p>}
      <Behind acts={behind} />
      {trouble === 'code' && <NewCode act={act} again={again} />}
      {trouble === 'proof' && <NewPhoto act={act} again={again} />}
      {trouble === 'tries' && (
        <Button
          className="big"
          onClick={() => {
            again({});
          }}
        >
          {text.sendAgain}
        </Button>
      )}
      <NotStored failed={failed} />
      <CallCompany company={company} />
      <Button
        className="big"
        onClick={() => {
          void store(() => discard(act)).then(refreshOrders);
        }}
      >
        {corrected ? text.redo : text.understood}
      </Button>
    </section>
  );
}

function Behind({ acts: behind }: { acts: readonly Act[] }) {
  const text = useWords(sheetWords);
  if (behind.length === 0) return null;
  return (
    <p>
      {text.explain.behind(behind.map(({ kind, at }) => text.done(text.acts[kind], clock(at))).join(', '))}
    </p>
  );
}

function useExplanation(act: Act, trouble: Trouble | null): string {
  const text = useWords(sheetWords);
  const [what, at] = [text.acts[act.kind], clock(act.at)];
  switch (trouble) {
    case 'cancelled':
      return text.explain.cancelled(what, at);
    case 'taken':
      return text.explain.taken(what, at);
    case 'ended':
      return text.explain.ended(what, at);
    case 'code':
      return text.explain.code(at);
    case 'tries':
      return text.explain.tries;
    case 'proof':
      return text.explain.proof(at);
    case 'other':
    case 'time':
    case null: {
      const { status = 0, code = '' } = act.refusal ?? {};
      return text.explain.other(what, at, problemText(new Problem(status, code, code)));
    }
  }
}

interface AgainProps {
  act: Act;
  again: (change: Parameters<typeof correct>[1]) => void;
}

function NewCode({ act, again }: AgainProps) {
  const text = useWords(sheetWords);
  const [code, setCode] = useState('');
  return (
    <>
      <TextField
        label={text.code}
        className="input code"
        inputMode="numeric"
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
        }}
      />
      <Button
        kind="primary"
        className="big"
        disabled={code.trim() === ''}
        onClick={() => {
          again({ body: { ...act.body, code: code.trim() } });
        }}
      >
        {text.sendAgain}
      </Button>
    </>
  );
}

function NewPhoto({ act, again }: AgainProps) {
  const text = useWords(sheetWords);
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const proofs = [
    ...act.proofs,
    ...photos.map((blob) => ({ kind: 'photo' as const, blob, evidenceId: null })),
  ];
  return (
    <>
      <Photos photos={photos} change={setPhotos} />
      <Button
        kind="primary"
        className="big"
        disabled={photos.length === 0}
        onClick={() => {
          again({ proofs });
        }}
      >
        {text.sendAgain}
      </Button>
    </>
  );
}
