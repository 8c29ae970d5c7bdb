import { useState } from 'react';
import { moment } from '../../ground/time.js';
import { go, goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Open, type Column } from '../../ground/ui/table.js';
import type { ListedClaim } from '../data/claims.query.js';
import { claimWords as text } from '../words.js';
import { claimantOf } from './claim-words.rules.js';
import { ClaimDialog } from './claim-dialog.part.js';
import { useClaims } from './claims.hook.js';
import { DecisionList, Due, type DecisionState } from './decisions.part.js';

/** What shops and recipients claim: open ones with their deadline, and the decisions. */
export function Claims() {
  const mayDecide = useMay()('wallets');
  const [state, setState] = useState<DecisionState>('open');
  const chosen = Number(usePageUrl().query.get('reclamacao') ?? 0);
  const found = useClaims(state);
  return (
    <div className="screen-page">
      <DecisionList
        {...{ text, state, choose: setState, list: found }}
        columns={columnsOf(choose, mayDecide)}
      />
      {chosen > 0 && <ClaimDialog id={chosen} mayDecide={mayDecide} close={() => choose(null)} />}
    </div>
  );
}

/** The address names the claim that is open. */
function choose(id: number | null): void {
  goQuery({ reclamacao: id === null ? null : String(id) });
}

function columnsOf(open: (id: number) => void, mayDecide: boolean): Column<ListedClaim>[] {
  return [
    {
      ...{ name: text.order, at: 'a1' },
      cell: ({ orderId, publicId, merchantName }) => (
        <>
          <Open act={() => go(`/painel?pedido=${String(orderId)}`)}>{publicId}</Open>
          <span className="below soft">{merchantName}</span>
        </>
      ),
    },
    {
      ...{ name: text.about, at: 'a2' },
      cell: ({ kind, openedBy, recipient }) => (
        <>
          {text.kinds[kind]} <span className="below soft">{claimantOf({ openedBy, recipient })}</span>
        </>
      ),
    },
    { name: text.said, at: 'a3', cell: ({ text: said }) => <span className="break">{said}</span> },
    {
      ...{ name: text.courier, at: 'b2' },
      cell: ({ courierName, courierText, awaitsCourierUntil }) => (
        <>
          {courierName ?? '–'}
          <span className="below soft">
            {awaitsCourierUntil !== null
              ? text.awaits(moment(awaitsCourierUntil))
              : courierText === null
                ? text.silent
                : text.answered}
          </span>
        </>
      ),
    },
    {
      ...{ name: text.decideBy, at: 'b1', className: 'number' },
      cell: (claim) => <Due of={claim} text={text} />,
    },
    {
      ...{ name: '', at: 'b3', end: true },
      cell: ({ id, state }) => (
        <Button onClick={() => open(id)}>{mayDecide && state === 'open' ? text.decide : text.see}</Button>
      ),
    },
  ];
}
