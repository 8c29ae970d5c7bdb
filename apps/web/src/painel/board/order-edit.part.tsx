import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { cache, type OrderDetail } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { distance, money } from '../../ground/money.js';
import { useSettled } from '../../ground/settled.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
import { orders } from '../data/orders.query.js';
import { orderActs } from '../data/order-acts.query.js';
import { drawerWords as text } from '../words.js';
import { editDraftOf, patchOf, type EditDraft } from './order-edit.rules.js';
import { keepOrder } from './open-orders.store.js';

const PAUSE_MS = 450;

/** Edits an order before it is collected; the new price is shown first. */
export function OrderEdit({ order, close }: { order: OrderDetail; close: () => void }) {
  // The order as the form began with: what a colleague changes meanwhile is no change of this form.
  const [base] = useState(order);
  const [draft, setDraft] = useState<EditDraft>(() => editDraftOf(base));
  const patch = patchOf(base, draft);
  const saving = useMutation({
    mutationFn: () => orderActs.change(order.id, patch ?? {}),
    onSuccess: (after) => {
      keepOrder(after);
      notify(text.edited(order.publicId));
      close();
      return cache.invalidateQueries({ queryKey: orders.key(order.id) });
    },
  });
  const change = (part: Partial<EditDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (patch) saving.mutate();
  };
  const actions = (
    <>
      <EditQuote order={order} patch={patch} />
      <Button kind="primary" type="submit" form="edit-order" disabled={!patch} busy={saving.isPending}>
        {text.saveEdit}
      </Button>
    </>
  );
  return (
    <Dialog title={text.editTitle(order.publicId)} close={close} actions={actions}>
      <form id="edit-order" className="stack" onSubmit={save} noValidate>
        {saving.error && (
          <p className="error" role="alert">
            <Icon name="alert" /> {problemText(saving.error)}
          </p>
        )}
        <TextField
          label={text.editPickup}
          value={draft.pickup}
          onChange={({ target }) => {
            change({ pickup: target.value });
          }}
        />
        {draft.stops.map((address, at) => (
          <TextField
            key={at}
            label={text.editStop(at + 1)}
            value={address}
            onChange={({ target }) => {
              change({ stops: draft.stops.map((one, index) => (index === at ? target.value : one)) });
            }}
          />
        ))}
        <TextField
          label={text.editNote}
          value={draft.observation}
          onChange={({ target }) => {
            change({ observation: target.value });
          }}
        />
      </form>
    </Dialog>
  );
}

type Patch = ReturnType<typeof patchOf>;

/** The current and the new price, requested again when typing pauses. */
function EditQuote({ order, patch }: { order: OrderDetail; patch: Patch }) {
  const settled = useSettled(patch, PAUSE_MS);
  const quote = useQuery({
    ...orderActs.changeQuote(order.id, settled ?? {}),
    enabled: settled !== null,
  });
  return (
    <p className="grow quoted" role="status">
      {settled === null ? (
        <span className="soft">{text.nothingChanged}</span>
      ) : quote.error ? (
        <span className="error">{problemText(quote.error)}</span>
      ) : quote.data === undefined ? (
        <span className="soft">{text.pricing}</span>
      ) : quote.data.totalCents === quote.data.currentCents ? (
        <span className="soft">{text.samePrice(money(quote.data.totalCents))}</span>
      ) : (
        <>
          <s className="soft number">{money(quote.data.currentCents)}</s>{' '}
          <strong className="sum">{money(quote.data.totalCents)}</strong>{' '}
          <span className="soft">{distance(quote.data.distanceM)}</span>
        </>
      )}
    </p>
  );
}
