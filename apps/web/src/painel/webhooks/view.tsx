import { goQuery } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { List, useMarked } from '../../ground/ui/list.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { NoDeliveries, useDeliveryColumns } from './delivery-columns.part.js';
import { DeliveryDrawer } from './delivery-drawer.part.js';
import { DeliveryFilters } from './delivery-filters.part.js';
import { healthOf, isFiltered, isSendable, type Filter } from './deliveries.rules.js';
import type { useDeliveries, useResend } from './deliveries.hook.js';
import { ResendBar } from './resend-bar.part.js';
import { SubscriptionList } from './subscription-list.part.js';
import type { useSubscriptions } from './subscriptions.hook.js';
import { webhookWords as text } from '../words.js';

type Part = 'deliveries' | 'subscriptions';

interface WebhooksViewProps {
  tab: Part;
  filter: Filter;
  deliveries: ReturnType<typeof useDeliveries>;
  subscriptions: ReturnType<typeof useSubscriptions>;
  resend: ReturnType<typeof useResend>;
  mayWrite: boolean;
  /** The open delivery. */
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** The screen of webhooks: subscriptions and their deliveries. */
export function WebhooksView(props: WebhooksViewProps) {
  const { tab, subscriptions, mayWrite, chosen, choose } = props;
  const sick = subscriptions.data?.items.filter((one) => healthOf(one) === 'failing').length ?? 0;
  const show = (part: Part) => goQuery({ parte: part === 'subscriptions' ? 'destinos' : null, envio: null });
  return (
    <div>
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
          <p className="note row" role="status">
            <Icon name="alert" />
            <span className="grow">{text.sick(sick)}</span>
            <Button kind="quiet" onClick={() => show('subscriptions')}>
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
          close={() => choose(null)}
        />
      )}
    </div>
  );
}

function Deliveries(props: WebhooksViewProps) {
  const { filter, deliveries, subscriptions, resend, mayWrite, chosen, choose } = props;
  const receivers = subscriptions.data?.items ?? [];
  const { items } = deliveries;
  const marked = useMarked(items);
  return (
    <>
      <DeliveryFilters filter={filter} receivers={receivers} />
      {mayWrite && items.length > 0 && <ResendBar filter={filter} marked={marked} resend={resend} />}
      <List
        list={deliveries}
        lines={10}
        more={text.more}
        empty={<NoDeliveries filtered={isFiltered(filter)} />}
        keyOf={({ id }) => id}
        chosen={chosen}
        data={({ id }) => ({ 'data-delivery': id })}
        marks={
          mayWrite
            ? {
                ...{ ids: marked.ids, set: marked.set },
                label: ({ id }) => text.mark(id),
                may: ({ state }) => isSendable(state),
              }
            : null
        }
        columns={useDeliveryColumns(receivers, choose)}
      />
    </>
  );
}
