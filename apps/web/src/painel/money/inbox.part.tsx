import { useQuery } from '@tanstack/react-query';
import { type Answer, call, sendChange, useRead } from '../../base/api/client.js';
import { listOf } from '../../base/api/list.js';
import { money } from '../../base/money.js';
import { go } from '../../base/router.js';
import { oneOf, recordIn, show, useSearch } from '../../desk/search.js';
import { useHas, useMay } from '../../desk/session.js';
import { moment, useNow } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { List } from '../../desk/ui/list.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { Status } from '../../base/ui/status.js';
import { type Column, Open, column } from '../../desk/ui/table.js';
import { type Decision, decisionPlace, factsOf, openWait } from '../board/wait-items.rules.js';
import { ClaimDialog } from './claim-dialog.part.js';
import { AFTERWARDS, claimantOf, Deciding } from './decision.part.js';
import { REFETCH_MS, useWaiting } from './money.hook.js';
import { claimWords, contestWords, decisionWords, inboxWords as text } from '../words.js';

const SEARCH = {
  state: oneOf('estado', ['open', 'decided'], 'open'),
  claim: recordIn('reclamacao'),
  contestId: recordIn('contestacao'),
};

export function Inbox() {
  const mayDecide = useMay()('wallets');
  const { state, claim, contestId } = useSearch(SEARCH);
  const contests = useRead('/api/admin/contests', { state: 'open' }, { enabled: contestId !== null });
  const contest = contests.data?.items.find(({ id }) => id === contestId);
  const close = () => show(SEARCH, { claim: null, contestId: null });
  return (
    <div className="screen-page">
      <PageTabs label={text.lists} tab={SEARCH.state} names={text} />
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
    column(text.about, 'a1', (one) => (
      <>
        <Open act={() => openWait({ one }, openOrder)}>
          {one.publicId === '' ? decisionWords.kinds[one.kind] : one.publicId}
        </Open>
        <span className="below soft">{one.merchantName}</span>
      </>
    )),
    column(text.what, 'a2', (one) => factsOf(one)[0]),
    column(text.who, 'a3', ({ who }) => who),
    column(text.until, { place: 'b1', className: 'number' }, ({ dueAt }) =>
      dueAt !== null && Date.parse(dueAt) < now ? (
        <Status tone="red">{text.late(moment(dueAt))}</Status>
      ) : (
        dueAt && moment(dueAt)
      ),
    ),
    column('', { place: 'b3', end: true }, (one) =>
      one.kind === 'claim' || (one.kind === 'contest' && mayDecide) ? (
        <Button onClick={() => go(decisionPlace(one.kind as 'claim' | 'contest', one.id))}>
          {mayDecide ? decisionWords.decide : text.see}
        </Button>
      ) : (
        one.kind !== 'contest' && <Button onClick={() => openWait({ one }, openOrder)}>{text.see}</Button>
      ),
    ),
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

function useDecided() {
  const claims = useHas()('claims');
  const found = useQuery({
    queryKey: ['admin', 'decisions', 'decided'],
    queryFn: async () => {
      const [claimed, contested] = await Promise.all([
        claims ? call('/api/admin/claims', { state: 'decided' }) : { items: [] },
        call('/api/admin/contests', { state: 'decided' }),
      ]);
      const items = [
        ...claimed.items.map((one) => ({ ...one, claim: true as const })),
        ...contested.items.map((one) => ({ ...one, claim: false as const })),
      ];
      return { items: items.sort((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? '')) };
    },
    refetchInterval: REFETCH_MS,
  });
  return listOf(found);
}

type DecidedOne = ReturnType<typeof useDecided>['items'][number];

const DECIDED: readonly Column<DecidedOne>[] = [
  column(text.about, 'a1', (one) =>
    one.claim ? (
      <>
        <Open act={() => go(decisionPlace('claim', one.id))}>{one.publicId}</Open>
        <span className="below soft">{one.merchantName}</span>
      </>
    ) : (
      decisionWords.kinds.contest
    ),
  ),
  column(text.what, 'a2', (one) => (
    <>
      {one.claim ? claimWords.kinds[one.kind] : contestWords.about[one.about]}
      <span className="below soft break">{one.text}</span>
    </>
  )),
  column(text.who, 'a3', (one) => (one.claim ? claimantOf(one) : one.courierName)),
  column(text.answer, 'b3', ({ answer, decidedBy, decidedAt }) => (
    <>
      {answer}
      <span className="below soft">
        {decidedBy} {decidedAt !== null && moment(decidedAt)}
      </span>
    </>
  )),
  column(text.decision, 'b1', ({ state }) => (
    <Status tone={state === 'accepted' ? 'green' : 'plain'}>{claimWords.states[state]}</Status>
  )),
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

type Contest = Answer<'/api/admin/contests'>['items'][number];

function ContestDialog({ contest, close }: { contest: Contest; close: () => void }) {
  const { id, about, courierName: name, subjectText, subjectCents } = contest;
  return (
    <Deciding
      title={contestWords.title({ about: contestWords.about[about], name })}
      text={contestWords}
      amount={{ label: contestWords.amount }}
      most={191}
      reasonFirst
      decide={(accepted, answer, amountCents) => {
        const decision = { id, accepted, answer, amountCents };
        return sendChange('POST /api/admin/contests/{id}/decide', decision, ...AFTERWARDS);
      }}
      close={close}
    >
      {subjectText !== null && (
        <p>
          <strong>{subjectText}</strong> {money(subjectCents ?? 0)}
        </p>
      )}
      <p className="note">{contest.text}</p>
      {contest.hasPhoto && (
        <a href={`/api/admin/contests/${id}/photo`} target="_blank" rel="noreferrer">
          {contestWords.photo}
        </a>
      )}
      {about === 'block' && <p>{contestWords.liftsBlock}</p>}
    </Deciding>
  );
}
