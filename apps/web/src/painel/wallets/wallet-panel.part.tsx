import { useState } from 'react';
import { Unread } from '../../base/ui/empty.js';
import { type Answer, sendChange } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import * as c from '../../base/codec.js';
import { useMay } from '../../desk/session.js';
import { save } from '../../desk/download.js';
import { useDraft } from '../../base/form-fields.js';
import { money } from '../../base/money.js';
import { newKey } from '../../base/new-key.js';
import { Link } from '../../base/router.js';
import { calendarDay, moment, now } from '../../base/time.js';
import { PagedLines } from '../../desk/ui/list.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status } from '../../base/ui/status.js';
import { wordOf } from '../../base/texts.js';
import { courierStatementWords, walletWords as text } from '../words.js';

export function WalletPanel({ kind, holder, name }: { kind: WalletKind; holder: number; name: string }) {
  const mayWrite = useMay()('wallets');
  const acts = ACTS.filter((one) => mayWrite && (one !== 'topUp' || kind === 'merchants'));
  const wallet = usePages('/api/admin/wallets/{kind}/{holder}', { kind, holder, perPage: 25 });
  const balance = wallet.first?.balanceCents ?? 0;
  if (wallet.isPending || wallet.error) return <Unread of={wallet} lines={5} />;
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
              showDialog(
                <MovementDialog kind={kind} holder={holder} name={name} balance={balance} act={one} />,
              )
            }
          >
            {text.acts[one]}
          </Button>
        ))}
      </div>
      {kind === 'couriers' && <CourierStatement courierId={holder} />}
      <PagedLines list={wallet} older empty={text.none}>
        {(entry) => <EntryLine key={entry.id} entry={entry} />}
      </PagedLines>
    </div>
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const { kind, description, operation, amountCents, status, orderId, createdAt } = entry;
  const debit = operation === 'debit';
  return (
    <li className="row wrap tops g12">
      <span className="number soft">{moment(createdAt)}</span>
      <span className="grow break">
        {orderId === null ? description : <Link to={`/painel?pedido=${orderId}`}>{description}</Link>}
        <small className="soft small block">{wordOf(text.kinds, kind)}</small>
      </span>
      <span className={debit ? 'number bold' : 'number bold green-text'}>
        {debit ? '−' : '+'}
        {money(amountCents)}
      </span>
      {status !== 'completed' && (
        <span>
          <Status tone={status === 'pending' ? 'amber' : 'plain'}>{wordOf(text.statuses, status)}</Status>
        </span>
      )}
    </li>
  );
}

interface MovementDialogProps {
  kind: WalletKind;
  holder: number;
  name: string;
  act: (typeof ACTS)[number];
  balance: number;
}

const MOVEMENT = c.record({
  amountCents: c.field(text.amount, c.saying(text.noAmount, c.centsFrom(1)), {
    autoComplete: 'off',
    placeholder: '0,00',
  }),
  paymentMethod: c.field(text.method, c.choice(text.methods)),
  description: c.field(text.description, c.needed, { hint: text.descriptionHint, maxLength: 191 }),
  chargeFee: c.field(text.fee, c.flag),
});

/** The resulting balance is shown before it is sent. */
function MovementDialog({ kind, holder, name, act, balance }: MovementDialogProps) {
  // Idempotency key of one form: a second click or a lost answer moves nothing twice.
  const [key] = useState(newKey);
  const after = (cents: number) => (
    <>
      {text.after} <strong className="number">{money(balance + (act === 'debit' ? -cents : cents))}</strong>
    </>
  );
  return (
    <RecordDialog
      codec={MOVEMENT}
      begin={{ paymentMethod: 'pix', chargeFee: true }}
      title={text.title[act](name)}
      lead={text.lead[act]}
      action={text.do[act]}
      fault={text.noDescription}
      save={({ paymentMethod, chargeFee, ...movement }) =>
        sendChange(
          `POST /api/admin/wallets/{kind}/{holder}/${ADDRESS[act]}`,
          {
            kind,
            holder,
            ...movement,
            externalId: key,
            ...(act === 'topUp' && { paymentMethod, chargeFee }),
          },
          `/api/admin/${kind}`,
        )
      }
      success={({ balanceCents, duplicated }) =>
        duplicated ? text.duplicated : text.moved(money(balanceCents))
      }
      beside={({ read: { amountCents: cents } }) => (
        <span className="grow soft">{typeof cents === 'number' && after(cents)}</span>
      )}
      {...(act !== 'topUp' && { rows: [['amountCents'], ['description']] as const })}
    />
  );
}

type WalletKind = 'merchants' | 'couriers';
type Entry = Answer<'/api/admin/wallets/{kind}/{holder}'>['items'][number];
const ACTS = ['credit', 'debit', 'topUp'] as const;

/** Words of the API's address. */
const ADDRESS = { credit: 'credit', debit: 'debit', topUp: 'top-up' } as const;

const WEEK_MS = 6 * 86_400_000;

/** Beyond a month it has months instead of movements. */
function CourierStatement({ courierId }: { courierId: number }) {
  const form = useDraft(() => {
    const today = now();
    return { from: calendarDay(today - WEEK_MS), to: calendarDay(today) };
  });
  const days = form.values;
  const [busy, setBusy] = useState<string | null>(null);
  const file = async (format: 'pdf' | 'csv') => {
    setBusy(format);
    await save('/api/admin/couriers/{id}/statement', { id: courierId, ...days, format });
    setBusy(null);
  };
  return (
    <details>
      <summary>{courierStatementWords.title}</summary>
      <div className="row wrap end g12">
        {(['from', 'to'] as const).map((end) => (
          <TextField key={end} label={courierStatementWords[end]} type="date" {...form.field(end)} />
        ))}
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            busy={busy === format}
            disabled={days.from === '' || days.to < days.from}
            onClick={() => void file(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <p className="soft small">{courierStatementWords.hint}</p>
    </details>
  );
}
