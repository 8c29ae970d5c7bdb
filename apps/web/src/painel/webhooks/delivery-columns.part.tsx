import { goQuery } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
import { shortUrl, STATE_TONES, type Delivery, type Subscription } from './deliveries.rules.js';
import { webhookWords as text } from '../words.js';

export function useDeliveryColumns(
  receivers: readonly Subscription[],
  choose: (id: number) => void,
): Column<Delivery>[] {
  const urls = new Map(receivers.map(({ id, url }) => [id, shortUrl(url)]));
  const faces: Readonly<Record<string, string>> = text.faces;
  return [
    {
      ...{ name: text.when, at: 'b2', soft: true, width: 110, className: 'number' },
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      ...{ name: text.event, at: 'a1' },
      cell: ({ id, event, topic }) => (
        <Open label={text.open({ event: event ?? topic, id })} act={() => choose(id)}>
          {event ?? topic}
        </Open>
      ),
    },
    {
      ...{ name: text.receiver, at: 'a2', className: 'cut' },
      cell: ({ face, subscriptionId }) => (
        <span title={urls.get(subscriptionId)}>
          <span className="soft">{faces[face] ?? face}</span>{' '}
          {urls.get(subscriptionId) ?? `#${subscriptionId}`}
        </span>
      ),
    },
    {
      ...{ name: text.subject, width: 90, className: 'number' },
      cell: ({ aggregateId }) => (aggregateId === 0 ? '–' : aggregateId),
    },
    { name: text.state, at: 'b1', width: 190, cell: (delivery) => <State delivery={delivery} /> },
    { name: text.tries, width: 100, className: 'number', cell: ({ attempts }) => attempts },
  ];
}

function State({ delivery: { state, lastStatus, notice } }: { delivery: Delivery }) {
  const states: Readonly<Record<string, string>> = text.states;
  return (
    <>
      <Status tone={STATE_TONES[state] ?? 'plain'}>
        {states[state] ?? state}
        {lastStatus !== null && ` · ${lastStatus}`}
      </Status>
      {notice !== null && <span className="below amber-text">{notice}</span>}
    </>
  );
}

export function NoDeliveries({ filtered }: { filtered: boolean }) {
  if (!filtered)
    return (
      <Empty icon="link" title={text.none}>
        {text.noneLead}
      </Empty>
    );
  const clear = (
    <Button onClick={() => goQuery({ estado: null, destino: null, sobre: null, periodo: null })}>
      {text.clear}
    </Button>
  );
  return <Empty icon="filter" title={text.noMatch} action={clear} />;
}
