import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import {
  isFiltered,
  isResendable,
  shortUrl,
  STATE_TONES,
  type Delivery,
  type Filter,
  type Subscription,
} from './deliveries.rules.js';
import { webhookWords } from './words.js';

interface DeliveryListProps {
  filter: Filter;
  items: readonly Delivery[];
  receivers: readonly Subscription[];
  /** The selection; null: the operator may only read. */
  marked: ReadonlySet<number> | null;
  setMarked: (ids: ReadonlySet<number>) => void;
  chosen: number | null;
  choose: (id: number) => void;
  more: (() => unknown) | null;
  loadingMore: boolean;
}

export function DeliveryList(props: DeliveryListProps) {
  const { filter, items, receivers, marked, setMarked, chosen, choose, more, loadingMore } = props;
  const text = useWords(webhookWords);
  const urls = new Map(receivers.map(({ id, url }) => [id, shortUrl(url)]));
  const mark = (id: number) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  if (items.length === 0) return <None filtered={isFiltered(filter)} />;
  return (
    <>
      <div className="card">
        <table className="table deliveries">
          <thead>
            <tr>
              {marked && <td className="mark" />}
              <th scope="col">{text.when}</th>
              <th scope="col">{text.event}</th>
              <th scope="col">{text.receiver}</th>
              <th scope="col">{text.subject}</th>
              <th scope="col">{text.state}</th>
              <th scope="col">{text.tries}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((delivery) => (
              <Row
                key={delivery.id}
                delivery={delivery}
                url={urls.get(delivery.subscriptionId)}
                marked={marked && marked.has(delivery.id)}
                mark={mark}
                chosen={delivery.id === chosen}
                choose={choose}
              />
            ))}
          </tbody>
        </table>
      </div>
      {more && (
        <Button busy={loadingMore} className="more" onClick={() => void more()}>
          {text.more}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  delivery: Delivery;
  url: string | undefined;
  marked: boolean | null;
  mark: (id: number) => void;
  chosen: boolean;
  choose: (id: number) => void;
}

function Row({ delivery, url, marked, mark, chosen, choose }: RowProps) {
  const text = useWords(webhookWords);
  const { id, event, topic, face, aggregateId, state, lastStatus, attempts, createdAt, notice } = delivery;
  const states: Readonly<Record<string, string>> = text.states;
  const faces: Readonly<Record<string, string>> = text.faces;
  return (
    <tr data-delivery={id} className={chosen ? 'chosen' : ''}>
      {marked !== null && (
        <td className="mark">
          {isResendable(state) && (
            <input
              type="checkbox"
              className="tick"
              aria-label={text.mark(id)}
              checked={marked}
              onChange={() => {
                mark(id);
              }}
            />
          )}
        </td>
      )}
      <td className="when number soft">{moment(createdAt)}</td>
      <td className="event">
        <button
          type="button"
          className="open cut"
          aria-label={text.open(event ?? topic, id)}
          onClick={() => {
            choose(id);
          }}
        >
          {event ?? topic}
        </button>
      </td>
      <td className="to">
        <span className="cut" title={url}>
          <span className="soft">{faces[face] ?? face}</span> {url ?? `#${delivery.subscriptionId}`}
        </span>
      </td>
      <td className="number subject">{aggregateId === 0 ? '–' : aggregateId}</td>
      <td className="state">
        <Status tone={STATE_TONES[state] ?? 'plain'}>
          {states[state] ?? state}
          {lastStatus !== null && ` · ${lastStatus}`}
        </Status>
        {notice !== null && <span className="notice">{notice}</span>}
      </td>
      <td className="number tries">{attempts}</td>
    </tr>
  );
}

function None({ filtered }: { filtered: boolean }) {
  const text = useWords(webhookWords);
  if (!filtered)
    return (
      <Empty icon="link" title={text.none}>
        {text.noneLead}
      </Empty>
    );
  const clear = (
    <Button
      onClick={() => {
        goQuery({ estado: null, destino: null, sobre: null, periodo: null });
      }}
    >
      {text.clear}
    </Button>
  );
  return <Empty icon="filter" title={text.noMatch} action={clear} />;
}
