import type { Answer } from '../../base/api/call.js';
import { again, useRead, useWrite } from '../../base/api/client.js';
import { useLive } from '../../base/live.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { oneOf, typed, useSearch } from '../../desk/search.js';
import { dotted } from '../../base/texts.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { Listed } from '../../desk/ui/list.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { Status } from '../../base/ui/status.js';
import { type Order, type OrderTab, useOrders } from '../data/orders.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { toneOf } from '../data/status.rules.js';
import { QueuePlace } from './queue-place.part.js';
import { deliveryStatusWords as states, requestWords } from '../../base/words.js';
import { appWords as app, ordersWords as text } from '../words.js';

const TABS = ['open', 'done', 'cancelled'] as const satisfies readonly OrderTab[];
const SEARCH = { tab: oneOf('parte', TABS, 'open'), search: typed('busca') };

export function OrdersRoute() {
  const { tab, search } = useSearch(SEARCH);
  const mayOrder = useKnownSession().may.order;
  const orders = useOrders(tab, search.length < 2 ? '' : search);
  return (
    <main className="page">
      <div className="row head">
        <h1 className="grow">{text.title}</h1>
        {mayOrder && (
          <>
            <Link to="/loja/planilha" className="button quiet">
              <Icon name="paper" /> {text.file}
            </Link>
            <Link to="/loja/nova" className="button primary wide-only">
              <Icon name="plus" /> {text.deliver}
            </Link>
          </>
        )}
      </div>
      <RecipientRequests mayDecide={mayOrder} />
      <SearchBox label={text.search} value={search} />
      {search === '' && <PageTabs tab={SEARCH.tab} label={text.partsLabel} names={text.parts} />}
      <Listed list={orders} empty={<None search={search} tab={tab} mayOrder={mayOrder} />}>
        {(found) => (
          <ul className="stack g8" aria-label={text.list}>
            {found.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Listed>
    </main>
  );
}

function OrderCard({ order }: { order: Order }) {
  const [first, ...rest] = order.stops;
  const when = order.scheduledFor === null ? moment(order.createdAt) : text.at(moment(order.scheduledFor));
  const name =
    order.kind === 'courier_call' ? app.call(order.stops.length) : (first?.name ?? first?.address ?? '');
  return (
    <li>
      <Link to={`/loja/entregas/${order.id}`} className="card">
        <span className="row">
          <strong className="grow cut">{name}</strong>
          <span className="number">{money(order.totalCents + order.lateChargeCents)}</span>
        </span>
        {order.kind === 'delivery' && (
          <span className="soft cut">
            {first?.address} {rest.length > 0 && text.stops(rest.length)}
          </span>
        )}
        <span className="row wrap">
          <Status tone={toneOf(order)}>{states[order.status]}</Status>
          <span className="grow" />
          <span className="soft number">
            {order.publicId} · {when}
          </span>
        </span>
        {order.status === 'pending' && <QueuePlace orderId={order.id} />}
      </Link>
    </li>
  );
}

function None({ search, tab, mayOrder }: { search: string; tab: OrderTab; mayOrder: boolean }) {
  if (search !== '') return <Empty icon="search" title={text.emptySearch} />;
  if (tab !== 'open') return <Empty icon="box" title={text.emptyDone} />;
  const action = mayOrder && (
    <Link to="/loja/nova" className="button primary">
      <Icon name="plus" /> {text.deliver}
    </Link>
  );
  return <Empty icon="box" title={text.emptyOpen} action={action} lead={text.emptyOpenLead} />;
}

type Request = Answer<'/api/merchant/recipient-requests'>['items'][number];

/** Recipients' open requests from the tracking page, with their price; nothing while there are none. */
function RecipientRequests({ mayDecide }: { mayDecide: boolean }) {
  const { data } = useRead('/api/merchant/recipient-requests', {}, { refetchInterval: 30_000 });
  useLive({
    order: ({ type }) => {
      if (type === 'order.recipient_request') void again('/api/merchant/recipient-requests');
    },
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="notice" open>
      <summary>
        <Icon name="alert" /> {requestWords.title} <span className="count">{items.length}</span>
      </summary>
      <ul className="stack g8">
        {items.map((request) => (
          <RecipientRequest key={request.id} request={request} mayDecide={mayDecide} />
        ))}
      </ul>
    </details>
  );
}

function RecipientRequest({ request, mayDecide }: { request: Request; mayDecide: boolean }) {
  const { id, orderId, publicId, kind, wantedAt, priceCents, totalCents, recipient, address } = request;
  const { mutate, isPending } = useWrite('POST /api/merchant/recipient-requests/{id}/decide');
  const more = priceCents === null ? null : kind === 'redelivery' ? priceCents : priceCents - totalCents;
  return (
    <li className="row wrap">
      <Link to={`/loja/entregas/${orderId}`} className="mono bold">
        {publicId}
      </Link>
      <span className="grow cut">
        <strong>{requestWords.kinds[kind]}</strong>{' '}
        {dotted(wantedAt !== null && moment(wantedAt), recipient, address)}
      </span>
      {more !== null && <span className="number">{requestWords.costs(money(more))}</span>}
      {mayDecide && (
        <>
          <Button kind="primary" disabled={isPending} onClick={() => mutate({ id, accepted: true })}>
            {requestWords.accept}
          </Button>
          <Button disabled={isPending} onClick={() => mutate({ id, accepted: false })}>
            {requestWords.refuse}
          </Button>
        </>
      )}
    </li>
  );
}
