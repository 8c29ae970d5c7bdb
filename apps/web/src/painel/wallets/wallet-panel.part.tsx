import { useState } from 'react';
import { usePages } from '../../ground/api/list.js';
import { lazy } from '../../ground/lazy.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Listed } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import * as c from '../../ground/codec.js';
import { newKey } from '../../ground/new-key.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { type Act, type Entry, type WalletKind, METHODS, useMovement } from './wallet.hook.js';
import { walletWords as text } from '../words.js';

const PAGE = 25;

const CourierStatement = lazy(() => import('./courier-statement.part.js'), 'CourierStatement', null);

interface WalletPanelProps {
  kind: WalletKind;
  holder: number;
  name: string;
  /** Actions that the operator may take; empty: reading only. */
  acts: readonly Act[];
}

/** A wallet: its balance and its entries, newest first. */
export function WalletPanel({ kind, holder, name, acts }: WalletPanelProps) {
  const wallet = usePages('/api/admin/wallets/{kind}/{holder}', { kind, holder, perPage: PAGE });
  const balance = wallet.first?.balanceCents ?? 0;
  if (wallet.isPending) return <Loading lines={5} />;
  if (wallet.error) return <Failure error={wallet.error} again={wallet.refetch} />;
  return (
    <div className="stack">
      <div className="row wrap">
        <p className="grow">
          <span className="soft">{text.balance}</span>
          <strong className={balance < 0 ? 'sum block red-text' : 'sum block'}>{money(balance)}</strong>
        </p>
        {acts.map((one) => (
          <Button
            key={one}
            onClick={() =>
              showDialog((close) => <MovementDialog {...{ kind, holder, name, balance, close }} act={one} />)
            }
          >
            {text.acts[one]}
          </Button>
        ))}
      </div>
      {kind === 'couriers' && <CourierStatement courierId={holder} />}
      <Listed list={wallet} more={text.more} empty={<p className="soft">{text.none}</p>}>
        {(entries) => (
          <ol className="lines">
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Listed>
    </div>
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const { kind, description, operation, amountCents, status, orderId, createdAt } = entry;
  const kinds: Readonly<Record<string, string>> = text.kinds;
  const statuses: Readonly<Record<string, string>> = text.statuses;
  const debit = operation === 'debit';
  return (
    <li className="row wrap tops g12">
      <span className="number soft">{moment(createdAt)}</span>
      <span className="grow break">
        {orderId === null ? description : <Link to={`/painel?pedido=${orderId}`}>{description}</Link>}
        <small className="soft small block">{kinds[kind] ?? kind}</small>
      </span>
      <span className={debit ? 'number bold' : 'number bold green-text'}>
        {debit ? '−' : '+'}
        {money(amountCents)}
      </span>
      {status !== 'completed' && (
        <span>
          <Status tone={status === 'pending' ? 'amber' : 'plain'}>{statuses[status] ?? status}</Status>
        </span>
      )}
    </li>
  );
}

interface MovementDialogProps {
  kind: WalletKind;
  holder: number;
  name: string;
  act: Act;
  balance: number;
  close: () => void;
}

const MOVEMENT = c.record({
  amountCents: c.field(text.amount, c.saying(text.noAmount, c.centsFrom(1)), {
    autoComplete: 'off',
    placeholder: '0,00',
  }),
  paymentMethod: c.field(text.method, c.oneOf(METHODS, text.methods)),
  description: c.field(text.description, c.needed, { hint: text.descriptionHint, maxLength: 191 }),
  chargeFee: c.field(text.fee, c.flag),
});

/** A movement by hand; the resulting balance is shown before it is sent. */
function MovementDialog({ kind, holder, name, act, balance, close }: MovementDialogProps) {
  const moving = useMovement(kind, holder);
  const [key] = useState(newKey);
  const form = useRecordForm(MOVEMENT, {
    begin: { paymentMethod: 'pix', chargeFee: true },
    fault: text.noDescription,
    save: (movement) => moving.mutateAsync({ act, key, ...movement }),
    saved: close,
  });
  const cents = form.read.amountCents ?? null;
  const after = cents === null ? null : balance + (act === 'debit' ? -cents : cents);
  const beside = (
    <span className="grow soft">
      {after !== null && (
        <>
          {text.after} <strong className="number">{money(after)}</strong>
        </>
      )}
    </span>
  );
  return (
    <FormDialog form={form} title={text.title[act](name)} action={text.do[act]} beside={beside} close={close}>
      <p className="soft">{text.lead[act]}</p>
      <Fields form={form} of={['amountCents']} />
      {act === 'topUp' && <Fields form={form} of={['paymentMethod']} />}
      <Fields form={form} of={['description']} />
      {act === 'topUp' && kind === 'merchants' && <Fields form={form} of={['chargeFee']} />}
    </FormDialog>
  );
}
