import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { DeliveryDrawer } from './delivery-drawer.part.js';
import { DeliveryFilters } from './delivery-filters.part.js';
import { DeliveryList } from './delivery-list.part.js';
import { healthOf, type Filter } from './deliveries.rules.js';
import type { useDeliveries, useResend } from './deliveries.hook.js';
import { ResendBar } from './resend-bar.part.js';
import { SubscriptionList } from './subscription-list.part.js';
import type { useSubscriptions } from './subscriptions.hook.js';
import { webhookWords } from './words.js';
import './view.css';

type Part = 'deliveries' | 'subscriptions';

interface WebhooksViewProps {
  tab: Part;
  filter: Filter;
  deliveries: ReturnType<typeof useDeliveries>;
  subscriptions: ReturnType<typeof useSubscriptions>;
  resend: ReturnType<typeof useResend>;
  mayWrite: boolean;
  marked: ReadonlySet<number>;
  setMarked: (ids: ReadonlySet<number>) => void;
  /** The open delivery. */
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** The screen of webhooks: subscriptions and their deliveries. */
export function WebhooksView(props: WebhooksViewProps) {
  const { tab, subscriptions, mayWrite, chosen, choose } = props;
  const text = useWords(webhookWords);
  const sick = subscriptions.data?.items.filter((one) => healthOf(one) === 'failing').length ?? 0;
  const show = (part: Part) => {
    goQuery({ parte: part === 'subscriptions' ? 'destinos' : null, envio: null });
  };
  return (
    <div className="webhooks">
      <div className="page">
        <div className="head">
          <h1>{text.title}</h1>
          <Tabs
            label={text.tabs}
            tabs={[
              { key: 'deliveries', label: text.deliveries },
              { key: 'subscriptions', label: text.subscriptions, count: sick, warn: true },
            ]}
            chosen={tab}
            choose={show}
          />
        </div>
        {sick > 0 && tab === 'deliveries' && (
          <p className="sick row" role="status">
            <Icon name="alert" />
            <span className="grow">{text.sick(sick)}</span>
            <Button
              kind="quiet"
              onClick={() => {
                show('subscriptions');
              }}
            >
              {text.look}
            </Button>
          </p>
        )}
        {tab === 'deliveries' ? (
          <Deliveries {...props} />
        ) : (
          <SubscriptionList subscriptions={subscriptions} mayWrite={mayWrite} />
        )}
      </div>
      {chosen !== null && (
        <DeliveryDrawer
          key={chosen}
          id={chosen}
          resend={mayWrite ? props.resend.some : null}
          close={() => {
            choose(null);
          }}
        />
      )}
    </div>
  );
}

function Deliveries(props: WebhooksViewProps) {
  const { filter, deliveries, subscriptions, resend, mayWrite, setMarked, chosen, choose } = props;
  const receivers = subscriptions.data?.items ?? [];
  const items = deliveries.data?.pages.flatMap((page) => page.items) ?? [];
  // Only visible deliveries are sent again.
  const marked = new Set(items.map(({ id }) => id).filter((id) => props.marked.has(id)));
  return (
    <>
      <DeliveryFilters filter={filter} receivers={receivers} />
      {mayWrite && items.length > 0 && (
        <ResendBar filter={filter} marked={marked} setMarked={setMarked} resend={resend} />
      )}
      {deliveries.isPending && <Loading lines={10} />}
      {deliveries.error && <Failure error={deliveries.error} again={deliveries.refetch} />}
      {deliveries.data && (
        <DeliveryList
          filter={filter}
          items={items}
          receivers={receivers}
          marked={mayWrite ? marked : null}
          setMarked={setMarked}
          chosen={chosen}
          choose={choose}
          more={deliveries.hasNextPage ? deliveries.fetchNextPage : null}
          loadingMore={deliveries.isFetchingNextPage}
        />
      )}
    </>
  );
}
