import { useState } from 'react';
import { go } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Open, type Column } from '../../ground/ui/table.js';
import type { Contest } from '../data/contests.query.js';
import { contestWords as text } from '../words.js';
import { ContestDialog } from './contest-dialog.part.js';
import { useContests } from './contests.hook.js';
import { DecisionList, Due, type DecisionState } from './decisions.part.js';

/** What couriers contest: open ones with their deadline, and the decisions. */
export function Contests() {
  const mayDecide = useMay()('wallets');
  const [state, setState] = useState<DecisionState>('open');
  const [chosen, setChosen] = useState<Contest | null>(null);
  const found = useContests(state);
  return (
    <div className="screen-page">
      <DecisionList
        {...{ text, state, choose: setState, list: found }}
        columns={columnsOf(mayDecide && state === 'open' ? setChosen : null)}
      />
      {chosen && <ContestDialog contest={chosen} close={() => setChosen(null)} />}
    </div>
  );
}

function columnsOf(decide: ((contest: Contest) => void) | null): Column<Contest>[] {
  const act: Column<Contest> = {
    ...{ name: '', at: 'b3', end: true },
    cell: (contest) => <Button onClick={() => decide?.(contest)}>{text.decide}</Button>,
  };
  return [
    {
      ...{ name: text.courier, at: 'a1' },
      cell: ({ courierId, courierName }) => (
        <Open act={() => go(`/painel/entregadores?entregador=${String(courierId)}`)}>{courierName}</Open>
      ),
    },
    {
      ...{ name: text.subject, at: 'a2' },
      cell: ({ about, subjectText }) => (
        <>
          {text.about[about]} {subjectText !== null && <span className="soft">{subjectText}</span>}
        </>
      ),
    },
    { name: text.said, at: 'a3', cell: ({ text: said }) => <span className="break">{said}</span> },
    {
      ...{ name: text.answerBy, at: 'b1', className: 'number' },
      cell: (contest) => <Due of={contest} text={text} />,
    },
    ...(decide ? [act] : [{ name: text.answer, at: 'b3', cell: answerOf } satisfies Column<Contest>]),
  ];
}

function answerOf({ answer, decidedBy, decidedAt }: Contest) {
  return (
    <>
      {answer}
      <span className="below soft">
        {decidedBy} {decidedAt === null ? '' : moment(decidedAt)}
      </span>
    </>
  );
}
