import { useEffect, useState } from 'react';
import { Problem } from '../../base/api/problem.js';
import { money } from '../../base/money.js';
import { clock } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { type Act, cameTooLate, type Trouble, troubleOf } from '../data/act.rules.js';
import { correct, discard, markRead } from '../data/acts.store.js';
import { useValue } from '../../base/observable.js';
import { type LostOrder, readLost, refreshOrders } from '../data/order-list.store.js';
import { heldBy, tooLateWith } from '../data/queue.rules.js';
import { acts } from '../data/queue.store.js';
import { ContestButton } from '../money/contest-button.part.js';
import { NotStored, useStoring } from './not-stored.part.js';
import { Photos } from './proof.part.js';
import { problemText } from '../../base/api/problem-words.js';
import { lateWords, reasonWords as reasons, sheetWords as text, callCompanyWords } from '../words.js';
import { phoneHref } from '../../base/brazil.js';
import { session } from '../data/session.store.js';

/** Refused acts with ways out, until each is read; those of an order that came too late are together. */
export function Troubles() {
  const queue = useValue(acts);
  return queue
    .filter((act) => troubleOf(act) !== null && (tooLateWith(act, queue)[0] ?? act) === act)
    .map((act) => (
      <TroubleCard
        key={act.number}
        act={act}
        together={cameTooLate(act) ? tooLateWith(act, queue) : [act]}
        behind={heldBy(act, queue)}
      />
    ));
}

const CORRECTED: ReadonlySet<Trouble> = new Set(['code', 'proof', 'tries']);

interface TroubleCardProps {
  act: Act;
  /** The act and others of its order that came too late. */
  together: readonly Act[];
  /** Acts that wait behind it. */
  behind: readonly Act[];
}

function TroubleCard({ act, together, behind }: TroubleCardProps) {
  const { error, store } = useStoring();
  const trouble = troubleOf(act);
  const explanation = explanationOf(act, together, trouble);
  if (!trouble) return null;
  const reason = act.refusal?.order?.cancelReason ?? null;
  const title = text.troubles[trouble];
  const again = (change: Parameters<typeof correct>[1]) => store(() => correct(act, change));
  const corrected = CORRECTED.has(trouble);
  const ways = (
    <>
      <CallCompany />
      <Button
        className="big"
        onClick={() =>
          store(() => (corrected ? discard(act) : markRead(act)).then(() => void refreshOrders()))
        }
      >
        {corrected ? text.redo : text.understood}
      </Button>
    </>
  );
  return (
    <section className="notice bad trouble" role="alert">
      <h2>{typeof title === 'string' ? title : title(act.publicId)}</h2>
      <Known refusal={act.refusal} />
      <p>{explanation}</p>
      {trouble === 'cancelled' && reason !== null && <p>{text.cancelReason(reasonText(reasons, reason))}</p>}
      {behind.length > 0 && <p>{text.explain.behind(doneText(behind))}</p>}
      {trouble === 'code' && <NewCode act={act} again={again} />}
      {trouble === 'proof' && <NewPhoto act={act} again={again} />}
      {trouble === 'tries' && (
        <Button className="big" onClick={() => again({})}>
          {text.sendAgain}
        </Button>
      )}
      {cameTooLate(act) && <LatePay orderId={act.orderId} publicId={act.publicId} />}
      <NotStored error={error} />
      {trouble === 'code' ? (
        <details>
          <summary>{text.noCode}</summary>
          <div className="stack">{ways}</div>
        </details>
      ) : (
        ways
      )}
    </section>
  );
}

/** The shop and the district, by which the courier recognises the order. */
function Known({ refusal }: { refusal: Act['refusal'] }) {
  const facts = [refusal?.shop, refusal?.district].filter(Boolean);
  return facts.length === 0 ? null : <p className="soft">{facts.join(' · ')}</p>;
}

function explanationOf(act: Act, together: readonly Act[], trouble: Trouble | null): string {
  if (trouble === 'tries') return text.explain.tries;
  if (trouble === 'code' || trouble === 'proof') return text.explain[trouble](clock(act.at));
  if (trouble === 'cancelled' || trouble === 'taken' || trouble === 'ended')
    return text.explain[trouble](doneText(together));
  const { status = 0, code = '' } = act.refusal ?? {};
  const why = problemText(new Problem(status, code, code));
  return text.explain.other({ act: text.acts[act.kind], at: clock(act.at), why });
}

function doneText(acts: readonly Act[]): string {
  return acts.map(({ kind, at }) => text.done({ act: text.acts[kind], at: clock(at) })).join(', ');
}

interface AgainProps {
  act: Act;
  again: (change: Parameters<typeof correct>[1]) => void;
}

function NewCode({ act, again }: AgainProps) {
  const [code, setCode] = useState('');
  return (
    <>
      <TextField
        label={text.code}
        className="input code"
        inputMode="numeric"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        kind="primary"
        className="big"
        disabled={code.trim() === ''}
        onClick={() => again({ body: { ...act.body, code: code.trim() } })}
      >
        {text.sendAgain}
      </Button>
    </>
  );
}

function NewPhoto({ act, again }: AgainProps) {
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const proofs = [
    ...act.proofs,
    ...photos.map((blob) => ({ kind: 'photo' as const, blob, evidenceId: null })),
  ];
  return (
    <>
      <Photos photos={photos} change={setPhotos} />
      <Button kind="primary" className="big" disabled={photos.length === 0} onClick={() => again({ proofs })}>
        {text.sendAgain}
      </Button>
    </>
  );
}

/** The pay for an order cancelled or taken while there was no network, or why none; how to contest. */
function LatePay({ orderId, publicId }: { orderId: number; publicId: string }) {
  const [lost, setLost] = useState<LostOrder>();
  useEffect(() => {
    void readLost(orderId).then(setLost);
  }, [orderId]);
  const late = lost?.late;
  return (
    <>
      {late && (
        <p className="strong">
          {late.codeRight === true && `${lateWords.codeRight} `}
          {late.payment === 'paid' ? lateWords.paid(money(late.payCents)) : lateWords.payments[late.payment]}
        </p>
      )}
      <ContestButton
        about="missing_pay"
        subjectId={orderId}
        what={lateWords.about({ order: publicId, paid: money(late?.payCents ?? 0) })}
      />
    </>
  );
}

/** The text of a reason; an unknown code is shown as another reason. */
export function reasonText(text: Readonly<Record<string, string>>, reason: string | null): string {
  return text[reason ?? 'other'] ?? text['other'] ?? '';
}

export function CallCompany() {
  const now = useValue(session);
  const phone = now.phase === 'in' ? (now.company?.phone ?? null) : null;
  if (phone === null) return null;
  return (
    <a className="button big" href={phoneHref(phone)}>
      {callCompanyWords.call}
    </a>
  );
}
