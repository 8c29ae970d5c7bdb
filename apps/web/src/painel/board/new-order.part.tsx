import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { newKey } from '../../ground/new-key.js';
import { useSettled } from '../../ground/settled.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { FallbackFields } from '../../ground/ui/fallback.js';
import { Icon } from '../../ground/ui/icon.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { notify } from '../../ground/ui/toast.js';
import { orderActs } from '../data/order-acts.query.js';
import { draftProblems, orderOf, EMPTY_DRAFT, EMPTY_STOP, type Draft } from './new-order.rules.js';
import { CallFields, OrderingFields, PaymentFields, QuoteLine, StopFields } from './new-order-fields.part.js';
import { orderWords as text } from '../words.js';
import { keepOrder } from './open-orders.store.js';

const KINDS = ['order', 'call'] as const;
const QUOTE_PAUSE_MS = 450;

/** Gives an idempotency key for a content: sent again without a change, the order is created once. */
function useKey(): (content: string) => string {
  const kept = useRef({ content: '', key: '' });
  return (content) => {
    if (kept.current.content !== content) kept.current = { content, key: newKey() };
    return kept.current.key;
  };
}

/** The form of a new order or courier call; the price follows what is typed. */
export function NewOrder({ close }: { close: (created?: number) => void }) {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [tried, setTried] = useState(false);
  const wanted = useSettled(draft, QUOTE_PAUSE_MS);
  const keyOf = useKey();
  const creating = useMutation({
    mutationFn: () => {
      const body = orderOf(draft);
      return orderActs.create(body, keyOf(JSON.stringify(body)));
    },
    onSuccess: (order) => {
      keepOrder(order);
      notify(text.createdOk(order.publicId));
      close(order.id);
    },
  });
  const missing = tried ? draftProblems(draft) : new Set<string>();
  const error = (name: string) => (missing.has(name) ? text.missing : serverFault(creating.error, name));
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (draftProblems(draft).size === 0) creating.mutate();
  };
  const actions = (
    <>
      <QuoteLine draft={wanted} />
      <Button kind="primary" type="submit" form="new-order" busy={creating.isPending}>
        {text.create}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text.newTitle}
      close={() => {
        close();
      }}
      actions={actions}
    >
      <form id="new-order" className="stack" onSubmit={send} noValidate>
        {creating.error && (
          <p className="error" role="alert">
            <Icon name="alert" /> {problemText(creating.error)}
          </p>
        )}
        <Tabs
          label={text.kind}
          tabs={KINDS.map((key) => ({ key, label: text.kinds[key] }))}
          chosen={draft.call ? 'call' : 'order'}
          choose={(kind) => {
            change({ call: kind === 'call' });
          }}
        />
        <OrderingFields draft={draft} error={error('merchantId')} change={change} />
        <TextField
          label={text.from}
          hint={text.fromHint}
          error={error('pickup')}
          value={draft.pickup}
          onChange={({ target }) => {
            change({ pickup: target.value });
          }}
        />
        {draft.call ? (
          <CallFields draft={draft} change={change} />
        ) : (
          <Drops draft={draft} change={change} error={error} />
        )}
        <PaymentFields draft={draft} change={change} />
      </form>
    </Dialog>
  );
}

interface DropsProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  error: (name: string) => string | undefined;
}

/** The drops, one fieldset each. */
function Drops({ draft, change, error }: DropsProps) {
  return (
    <>
      {draft.stops.map((stop, at) => (
        <StopFields
          key={at}
          at={at}
          stop={stop}
          error={error(`stops.${String(at)}`)}
          change={(part) => {
            change({ stops: draft.stops.map((one, index) => (index === at ? { ...one, ...part } : one)) });
          }}
          remove={
            draft.stops.length === 1
              ? null
              : () => {
                  change({ stops: draft.stops.filter((_, index) => index !== at) });
                }
          }
        />
      ))}
      <div className="row">
        <Button
          icon="plus"
          onClick={() => {
            change({ stops: [...draft.stops, EMPTY_STOP] });
          }}
        >
          {text.addStop}
        </Button>
        <Check
          label={text.needsReturn}
          checked={draft.needsReturn}
          onChange={({ target }) => {
            change({ needsReturn: target.checked });
          }}
        />
      </div>
      <FallbackFields draft={draft} change={change} error={error('ifUndelivered')} />
    </>
  );
}

/** The server's message for a field: `stops.0.address` belongs to the first drop. */
function serverFault(error: unknown, name: string): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  return Object.entries(error.fields).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1][0];
}
