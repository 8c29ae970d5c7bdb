import { sendChange } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { money } from '../../base/money.js';
import { go } from '../../base/router.js';
import { oneOf, recordIn, show, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { moment, useNow } from '../../base/time.js';
import { AreaField } from '../../base/ui/area.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Empty } from '../../base/ui/empty.js';
import { TextField } from '../../base/ui/field.js';
import { List } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import { type Column, Open } from '../../desk/ui/table.js';
import { Tabs } from '../../base/ui/tabs.js';
import { notify } from '../../base/ui/toast.js';
import { type Decision, decisionPlace, factsOf, openWait } from '../board/wait-items.rules.js';
import { ClaimDialog } from './claim-dialog.part.js';
import { amountOf, claimantOf, DecisionButtons } from './decision-buttons.part.js';
import { type Contest, useDecided, useOpenContest, useWaiting } from './inbox.hook.js';
import { problemText } from '../../base/api/problem-words.js';
import { claimWords, contestWords, decisionWords, inboxWords as text } from '../words.js';

const SEARCH = {
  state: oneOf('estado', ['open', 'decided'], 'open'),
  claim: recordIn('reclamacao'),
  contestId: recordIn('contestacao'),
};

/** All that waits for a decision, with its deadline, and the claims and contests that were decided. */
export function Inbox() {
  const mayDecide = useMay()('wallets');
  const { state, claim, contestId } = useSearch(SEARCH);
  const contest = useOpenContest(contestId);
  const close = () => show(SEARCH, { claim: null, contestId: null });
  return (
    <div className="screen-page">
      <Tabs
        label={text.lists}
        tabs={SEARCH.state.values.map((key) => ({ key, label: text[key] }))}
        chosen={state}
        choose={(key) => show(SEARCH, { state: key })}
      />
      {state === 'open' ? <Waiting mayDecide={mayDecide} /> : <Decided />}
      {claim !== null && <ClaimDialog id={claim} mayDecide={mayDecide} close={close} />}
      {contest && mayDecide && <ContestDialog contest={contest} close={close} />}
    </div>
  );
}

const openOrder = (id: number) => go(`/painel?pedido=${String(id)}`);

function Waiting({ mayDecide }: { mayDecide: boolean }) {
  const now = useNow();
  const columns: Column<Decision>[] = [
    {
      ...{ name: text.about, place: 'a1' },
      cell: (one) => (
        <>
          <Open act={() => openWait({ one }, openOrder)}>
            {one.publicId === '' ? decisionWords.kinds[one.kind] : one.publicId}
          </Open>
          <span className="below soft">{one.merchantName}</span>
        </>
      ),
    },
    { name: text.what, place: 'a2', cell: (one) => factsOf(one)[0] },
    { name: text.who, place: 'a3', cell: ({ who }) => who },
    {
      ...{ name: text.until, place: 'b1', className: 'number' },
      cell: ({ dueAt }) =>
        dueAt !== null && Date.parse(dueAt) < now ? (
          <Status tone="red">{text.late(moment(dueAt))}</Status>
        ) : (
          dueAt && moment(dueAt)
        ),
    },
    {
      ...{ name: '', place: 'b3', end: true },
      cell: (one) =>
        one.kind === 'claim' || (one.kind === 'contest' && mayDecide) ? (
          <Button onClick={() => go(decisionPlace(one.kind as 'claim' | 'contest', one.id))}>
            {mayDecide ? decisionWords.decide : text.see}
          </Button>
        ) : (
          one.kind !== 'contest' && <Button onClick={() => openWait({ one }, openOrder)}>{text.see}</Button>
        ),
    },
  ];
  return (
    <List
      list={useWaiting()}
      empty={<Empty icon="check" title={text.none.open} lead={text.noneLead} />}
      keyOf={({ kind, id }) => `${kind} ${String(id)}`}
      columns={columns}
    />
  );
}

type DecidedOne = ReturnType<typeof useDecided>['items'][number];

const DECIDED: readonly Column<DecidedOne>[] = [
  {
    ...{ name: text.about, place: 'a1' },
    cell: (one) =>
      one.claim ? (
        <>
          <Open act={() => go(decisionPlace('claim', one.id))}>{one.publicId}</Open>
          <span className="below soft">{one.merchantName}</span>
        </>
      ) : (
        decisionWords.kinds.contest
      ),
  },
  {
    ...{ name: text.what, place: 'a2' },
    cell: (one) => (
      <>
        {one.claim ? claimWords.kinds[one.kind] : contestWords.about[one.about]}
        <span className="below soft break">{one.text}</span>
      </>
    ),
  },
  { name: text.who, place: 'a3', cell: (one) => (one.claim ? claimantOf(one) : one.courierName) },
  {
    ...{ name: text.answer, place: 'b3' },
    cell: ({ answer, decidedBy, decidedAt }) => (
      <>
        {answer}
        <span className="below soft">
          {decidedBy} {decidedAt !== null && moment(decidedAt)}
        </span>
      </>
    ),
  },
  {
    ...{ name: text.decision, place: 'b1' },
    cell: ({ state }) => (
      <Status tone={state === 'accepted' ? 'green' : 'plain'}>{claimWords.states[state]}</Status>
    ),
  },
];

function Decided() {
  return (
    <List
      list={useDecided()}
      empty={<Empty icon="check" title={text.none.decided} />}
      keyOf={({ claim, id }) => `${String(claim)} ${String(id)}`}
      columns={DECIDED}
    />
  );
}

const MOST_ANSWER = 191;

/** The decision on a contest: what the courier said and sent, the answer, and the money that follows. */
function ContestDialog({ contest, close }: { contest: Contest; close: () => void }) {
  const form = useForm({
    begin: { answer: '', amount: '', accepted: true },
    save: ({ answer, amount, accepted }) => {
      const amountCents = accepted ? (amountOf(amount) ?? null) : null;
      return sendChange(
        'POST /api/admin/contests/{id}/decide',
        { id: contest.id, accepted, answer: answer.trim(), amountCents },
        '/api/admin/wallets',
        '/api/admin/decisions',
      );
    },
    saved: (_, { accepted }) => {
      notify(accepted ? contestWords.accepted : contestWords.refused);
      close();
    },
  });
  const cents = amountOf(form.values.amount);
  const actions = <DecisionButtons text={contestWords} form={form} notAmount={cents === null} />;
  return (
    <Dialog
      title={contestWords.title({ about: contestWords.about[contest.about], name: contest.courierName })}
      close={close}
      actions={actions}
    >
      <div className="stack">
        {contest.subjectText !== null && (
          <p>
            <strong>{contest.subjectText}</strong> {money(contest.subjectCents ?? 0)}
          </p>
        )}
        <p className="note">{contest.text}</p>
        {contest.hasPhoto && (
          <a href={`/api/admin/contests/${contest.id}/photo`} target="_blank" rel="noreferrer">
            {contestWords.photo}
          </a>
        )}
        {contest.about === 'block' && <p>{contestWords.liftsBlock}</p>}
        <AreaField
          label={contestWords.reason}
          rows={3}
          maxLength={MOST_ANSWER}
          {...form.field('answer')}
          error={form.refusal === null ? form.errorAt('answer') : problemText(form.refusal)}
        />
        <TextField
          label={contestWords.amount}
          inputMode="decimal"
          {...form.field('amount')}
          error={cents === null ? contestWords.notAmount : undefined}
        />
      </div>
    </Dialog>
  );
}
