import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useWords } from '../../ground/language.js';
import { deliveryStatusWords } from '../../ground/order-status-words.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { SearchBox } from '../../ground/ui/search-box.js';
import { Status } from '../../ground/ui/status.js';
import { Tabs, type Tab } from '../../ground/ui/tabs.js';
import type { Order, OrderPart } from '../data/orders.hook.js';
import { toneOf } from '../data/status.rules.js';
import { appWords } from '../words.js';
import { ordersWords } from './words.js';

interface Page {
  readonly items: readonly Order[];
}

interface OrdersViewProps {
  orders: UseInfiniteQueryResult<InfiniteData<Page>>;
  search: string;
  part: OrderPart;
  parts: readonly Tab<OrderPart>[];
  choose: (part: OrderPart) => void;
  mayOrder: boolean;
}

export function OrdersView({ orders, search, part, parts, choose, mayOrder }: OrdersViewProps) {
  const text = useWords(ordersWords);
  const app = useWords(appWords);
  const found = orders.data?.pages.flatMap(({ items }) => items) ?? [];
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
      <SearchBox label={text.search} kept={search} />
      {search === '' && <Tabs label={text.partsLabel} tabs={parts} chosen={part} choose={choose} />}
      {orders.error ? (
        <Failure error={orders.error} again={orders.refetch} />
      ) : orders.isPending ? (
        <Loading lines={8} />
      ) : found.length === 0 ? (
        <None search={search} part={part} mayOrder={mayOrder} />
      ) : (
        <ul className="cards" aria-label={text.list}>
          {found.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <Button busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          {app.more}
        </Button>
      )}
    </main>
  );
}

function OrderCard({ order }: { order: Order }) {
  const text = useWords(ordersWords);
  const app = useWords(appWords);
  const states = useWords(deliveryStatusWords);
  const [first, ...rest] = order.stops;
  const when = order.scheduledFor === null ? moment(order.createdAt) : text.at(moment(order.scheduledFor));
  const name =
    order.kind === 'courier_call' ? app.call(order.stops.length) : (first?.name ?? first?.address ?? '');
  return (
    <li>
      <Link to={`/loja/entregas/${String(order.id)}`} className="card">
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
      </Link>
    </li>
  );
}

function None({ search, part, mayOrder }: Pick<OrdersViewProps, 'search' | 'part' | 'mayOrder'>) {
  const text = useWords(ordersWords);
  if (search !== '') return <Empty icon="search" title={text.emptySearch} />;
  if (part !== 'open') return <Empty icon="box" title={text.emptyDone} />;
  const action = mayOrder && (
    <Link to="/loja/nova" className="button primary">
      <Icon name="plus" /> {text.deliver}
    </Link>
  );
  return (
    <Empty icon="box" title={text.emptyOpen} action={action}>
      {text.emptyOpenLead}
    </Empty>
  );
}
