import { type Answer, formOf, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { moment } from '../../base/time.js';
import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { PICTURES } from '../../base/ui/file-button.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { claimWords as text, orderWords } from '../words.js';

export function Claims({ order, mayClaim }: { order: OrderDetail; mayClaim: boolean }) {
  const { data } = useRead('/api/merchant/orders/{id}/claims', { id: order.id });
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
          <Button onClick={() => showDialog(<NewClaim order={order} stops={ended} />)}>{text.open}</Button>
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
            <a key={n} href={`/api/merchant/claims/${id}/photos/${n}`} target="_blank" rel="noreferrer">
              {orderWords.photo(n + 1)}
            </a>
          ))}
        </p>
      )}
      {answer !== null && <p>{answer}</p>}
    </div>
  );
}

/** A stop's id modulo this is its number within the order. */
const STOPS = 1_000;

const CLAIM = c.record({
  stop: c.field(text.stop, c.id),
  kind: c.field(text.kind, c.choice(text.kinds)),
  text: c.field(text.said, c.needed, { rows: 4, maxLength: 2_000, required: true }),
  photos: c.asIs<File[]>([]),
});

function NewClaim({ order: { id }, stops }: { order: OrderDetail; stops: OrderDetail['stops'] }) {
  return (
    <RecordDialog
      codec={CLAIM}
      begin={{ stop: Number(stops[0]?.id), kind: 'not_received' }}
      title={text.open}
      lead={text.lead}
      action={text.send}
      save={({ stop, ...claim }) =>
        sendChange('POST /api/merchant/orders/{id}/claims', {
          id,
          form: formOf({ stop: String(stop % STOPS), ...claim }),
        })
      }
      success={text.sent}
    >
      {(form) => (
        <>
          {stops.length > 1 && (
            <Fields
              form={form}
              of={['stop']}
              options={stops.map(({ id: stop, address, name }) => [stop, name ?? address])}
            />
          )}
          <Fields form={form} of={['kind', 'text']} />
          <label className="field">
            {text.photos}
            <input
              type="file"
              multiple
              accept={PICTURES}
              onChange={({ target }) => form.set({ photos: [...(target.files ?? [])].slice(0, 4) })}
            />
          </label>
        </>
      )}
    </RecordDialog>
  );
}

type Claim = Answer<'/api/merchant/orders/{id}/claims'>['items'][number];
