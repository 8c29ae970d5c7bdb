import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { read, type Answer, call, again } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { AreaField } from '../../ground/ui/area.js';
import { Box } from '../../ground/ui/box.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { SelectField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { claimWords as text, orderWords } from '../words.js';

const KINDS = ['not_received', 'damaged', 'wrong', 'late'] as const;

/** What the shop claims of a delivery that has ended, with the company's answers. */
export function Claims({ order, mayClaim }: { order: OrderDetail; mayClaim: boolean }) {
  const { data } = useQuery(read('/api/merchant/orders/{id}/claims', { id: order.id }));
  const ended = order.stops.filter(({ status }) => status !== 'pending');
  const items = data?.items ?? [];
  if (items.length === 0 && (!mayClaim || ended.length === 0)) return null;
  return (
    <Box title={text.title}>
      {items.map((claim) => (
        <Line key={claim.id} claim={claim} />
      ))}
      {mayClaim && ended.length > 0 && (
        <div>
          <Button
            onClick={() => showDialog((close) => <NewClaim order={order} stops={ended} close={close} />)}
          >
            {text.open}
          </Button>
        </div>
      )}
    </Box>
  );
}

function Line({ claim: { id, kind, state, text: said, photos, answer, dueAt, openedBy } }: { claim: Claim }) {
  return (
    <div>
      <p>
        <strong>{text.kinds[kind]}</strong> ·{' '}
        {state === 'open' ? text.until(moment(dueAt)) : text.states[state]}
      </p>
      <p className="soft">
        {openedBy === 'recipient' && `${text.byRecipient} `}
        {said}
      </p>
      {photos > 0 && (
        <p className="row wrap">
          {Array.from({ length: photos }, (_, n) => (
            <a
              key={n}
              href={`/api/merchant/claims/${String(id)}/photos/${String(n)}`}
              target="_blank"
              rel="noreferrer"
            >
              {orderWords.photo(n + 1)}
            </a>
          ))}
        </p>
      )}
      {answer !== null && <p>{answer}</p>}
    </div>
  );
}

/** The number of a stop within its order is the end of its id. */
function ordinalOf(id: string): number {
  return Number(id) % 1_000;
}

interface NewClaimProps {
  readonly order: OrderDetail;
  readonly stops: OrderDetail['stops'];
  readonly close: () => void;
}

function NewClaim({ order, stops, close }: NewClaimProps) {
  const opening = useNewClaim(order.id);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const form = useForm({
    begin: { stop: stops[0]?.id ?? '', kind: 'not_received', text: '' },
    save: ({ stop, kind, text: said }) =>
      opening.mutateAsync({
        ...{ stop: ordinalOf(stop), kind: kind as (typeof KINDS)[number], text: said.trim(), photos },
      }),
    saved: () => {
      notify(text.sent);
      close();
    },
  });
  return (
    <Dialog
      title={text.open}
      close={close}
      actions={
        <Button
          kind="primary"
          busy={form.busy}
          disabled={form.values.text.trim().length < 3}
          onClick={() => form.send()}
        >
          {text.send}
        </Button>
      }
    >
      <div className="stack">
        <p className="soft">{text.lead}</p>
        {stops.length > 1 && (
          <SelectField
            label={text.stop}
            {...form.field('stop')}
            options={stops.map(({ id, address, name }) => [id, name ?? address])}
          />
        )}
        <SelectField
          label={text.kind}
          {...form.field('kind')}
          options={KINDS.map((kind) => [kind, text.kinds[kind]])}
        />
        <AreaField
          label={text.said}
          rows={4}
          maxLength={2_000}
          {...form.field('text')}
          error={form.refusal === null ? form.errorAt('text') : problemText(form.refusal)}
        />
        <label className="field">
          {text.photos}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => setPhotos([...(target.files ?? [])].slice(0, 4))}
          />
        </label>
      </div>
    </Dialog>
  );
}

type Claim = Answer<'/api/merchant/orders/{id}/claims'>['items'][number];
type ClaimKind = Claim['kind'];

interface SentClaim {
  readonly stop: number;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly photos: readonly File[];
}

function useNewClaim(orderId: number) {
  return useMutation({
    mutationFn: ({ stop, kind, text, photos }: SentClaim) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ stop: String(stop), kind, text })) body.set(name, value);
      for (const photo of photos) body.append('photos', photo);
      return call('POST /api/merchant/orders/{id}/claims', { id: orderId, form: body });
    },
    onSuccess: () => again('/api/merchant/orders'),
  });
}
