import { useState } from 'react';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { MovementDialog } from './movement.part.js';
import { useStatement, type Act, type Entry, type WalletKind } from './wallet.hook.js';
import { walletWords } from './words.js';
import './view.css';

interface WalletPanelProps {
  kind: WalletKind;
  holder: number;
  name: string;
  /** Actions that the operator may take; empty: reading only. */
  acts: readonly Act[];
}

/** A wallet: its balance and its entries, newest first. */
export function WalletPanel({ kind, holder, name, acts }: WalletPanelProps) {
  const text = useWords(walletWords);
  const wallet = useStatement(kind, holder);
  const [act, setAct] = useState<Act | null>(null);
  const entries = wallet.data?.pages.flatMap(({ items }) => items) ?? [];
  const balance = wallet.data?.pages[0]?.balanceCents ?? 0;
  if (wallet.isPending) return <Loading lines={5} />;
  if (wallet.error) return <Failure error={wallet.error} again={wallet.refetch} />;
  return (
    <div className="wallet stack">
      <div className="row wrap">
        <p className="grow">
          <span className="soft">{text.balance}</span>
          <strong className={balance < 0 ? 'sum minus' : 'sum'}>{money(balance)}</strong>
        </p>
        {acts.map((one) => (
          <Button
            key={one}
            onClick={() => {
              setAct(one);
            }}
          >
            {text.acts[one]}
          </Button>
        ))}
      </div>
      {entries.length === 0 && <p className="soft">{text.none}</p>}
      <ol className="entries">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {wallet.hasNextPage && (
        <Button busy={wallet.isFetchingNextPage} onClick={() => void wallet.fetchNextPage()}>
          {text.more}
        </Button>
      )}
      {act && (
        <MovementDialog
          kind={kind}
          holder={holder}
          name={name}
          act={act}
          balance={balance}
          close={() => {
            setAct(null);
          }}
        />
      )}
    </div>
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const text = useWords(walletWords);
  const { kind, description, operation, amountCents, status, orderId, createdAt } = entry;
  const kinds: Readonly<Record<string, string>> = text.kinds;
  const statuses: Readonly<Record<string, string>> = text.statuses;
  const debit = operation === 'debit';
  return (
    <li>
      <span className="number soft when">{moment(createdAt)}</span>
      <span className="what">
        {orderId === null ? description : <Link to={`/painel?pedido=${orderId}`}>{description}</Link>}
        <small className="soft">{kinds[kind] ?? kind}</small>
      </span>
      <span className={debit ? 'number amount' : 'number amount plus'}>
        {debit ? '−' : '+'}
        {money(amountCents)}
      </span>
      {status !== 'completed' && (
        <span className="state">
          <Status tone={status === 'pending' ? 'amber' : 'plain'}>{statuses[status] ?? status}</Status>
        </span>
      )}
    </li>
  );
}
