import { go } from '../../ground/router.js';
import { oneOf, recordIn, show, useSearch } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { moment, useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { List } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { factsOf } from '../board/decision-facts.rules.js';
import { decisionPlace, openWait } from '../board/wait-items.rules.js';
import type { Decision } from '../board/waits.rules.js';
import { claimWords, contestWords, decisionWords, inboxWords as text } from '../words.js';
import { ClaimDialog } from './claim-dialog.part.js';
import { claimantOf } from './claim-words.rules.js';
import { ContestDialog } from './contest-dialog.part.js';
import { useDecided, useOpenContest, useWaiting } from './inbox.hook.js';

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
      ...{ name: text.about, at: 'a1' },
      cell: (one) => (
        <>
          <Open act={() => openWait({ one }, openOrder)}>
            {one.publicId === '' ? decisionWords.kinds[one.kind] : one.publicId}
          </Open>
          <span className="below soft">{one.merchantName}</span>
        </>
      ),
    },
    { name: text.what, at: 'a2', cell: (one) => factsOf(one)[0] },
    { name: text.who, at: 'a3', cell: ({ who }) => who },
    {
      ...{ name: text.until, at: 'b1', className: 'number' },
      cell: ({ dueAt }) =>
        dueAt !== null && Date.parse(dueAt) < now ? (
          <Status tone="red">{text.late(moment(dueAt))}</Status>
        ) : (
          dueAt && moment(dueAt)
        ),
    },
    {
      ...{ name: '', at: 'b3', end: true },
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
      empty={
        <Empty icon="check" title={text.none.open}>
          {text.noneLead}
        </Empty>
      }
      keyOf={({ kind, id }) => `${kind} ${String(id)}`}
      columns={columns}
    />
  );
}

type DecidedOne = ReturnType<typeof useDecided>['items'][number];

const DECIDED: readonly Column<DecidedOne>[] = [
  {
    ...{ name: text.about, at: 'a1' },
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
    ...{ name: text.what, at: 'a2' },
    cell: (one) => (
      <>
        {one.claim ? claimWords.kinds[one.kind] : contestWords.about[one.about]}
        <span className="below soft break">{one.text}</span>
      </>
    ),
  },
  { name: text.who, at: 'a3', cell: (one) => (one.claim ? claimantOf(one) : one.courierName) },
  {
    ...{ name: text.answer, at: 'b3' },
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
    ...{ name: text.decision, at: 'b1' },
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
