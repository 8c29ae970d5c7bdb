import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { again, type Order } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { save } from '../../desk/download.js';
import { lazy } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import { distance, money } from '../../base/money.js';
import { optionsOf } from '../../desk/names.js';
import { recordIn, useSearch } from '../../desk/search.js';
import { instantOf, moment, span, useNow } from '../../base/time.js';
import { Empty } from '../../base/ui/empty.js';
import { Filters } from '../../desk/ui/filters.js';
import { ListPage } from '../../desk/ui/page.js';
import { PeriodField, usePeriod } from '../../desk/ui/period.js';
import { Status } from '../../base/ui/status.js';
import { wordOf } from '../../base/texts.js';
import { Open, type Column, column, textColumn } from '../../desk/ui/table.js';
import { hubSettings } from '../data/hub.query.js';
import { stateOfOrder, toneOf } from '../data/order-state.rules.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { ExportButtons } from '../reports/export-buttons.part.js';
import { useAreas } from '../places/places.hook.js';
import { lateMinutes, queryOf, SEARCH } from './history.rules.js';
import {
  cancelReasonWords as reasons,
  historyWords as text,
  statusWords as states,
  tableWords,
} from '../words.js';

const OrderDrawer = lazy(async () => (await import('../board/order-drawer.part.js')).OrderDrawer);

const ORDER = recordIn('pedido');

/** Rows of a list, read as one scrolls. */
const PAGE = 100;

/** The address holds the filters; the file has all pages of what they find. */
export function HistoryRoute() {
  const values = useSearch(SEARCH);
  const period = usePeriod('week');
  const query = queryOf(values, period, instantOf);
  const list = usePages('/api/admin/orders', { ...query, limit: PAGE }, { keep: true });
  useLive({ behind: () => void again('/api/admin/orders') });
  const ownReasons = useQuery(hubSettings).data?.cancelReasons ?? [];
  const { data: merchants } = useEveryMerchant();
  const { data: couriers } = useEveryCourier();
  const { data: areas } = useAreas();
  const { filters, any } = text;
  return (
    <ListPage
      title={text.title}
      list={list}
      columns={useColumns()}
      opens={ORDER}
      drawer={(id, open) => <OrderDrawer id={id} begin={null} close={() => open(null)} />}
      empty={<Empty icon="box" title={text.none} lead={text.noneLead} />}
      head={
        <>
          <Filters
            search={SEARCH}
            label={text.filtersLabel}
            clears
            screen="history"
            also={['de', 'ate']}
            fields={[
              { of: 'q', label: filters.q, hint: text.searchHint },
              { of: 'status', label: text.status, any, words: states },
              { of: 'merchantId', label: tableWords.columns.merchant, any, options: optionsOf(merchants) },
              { of: 'courierId', label: tableWords.columns.courier, any, options: optionsOf(couriers) },
              {
                of: 'reason',
                label: filters.motivo,
                any,
                options: [
                  ...Object.entries<string>(reasons),
                  ...ownReasons.map((own) => [own, own] as const),
                ],
              },
              { of: 'areaId', label: filters.area, any, options: optionsOf(areas) },
              { of: 'paymentMethod', label: text.payment, any, words: tableWords.methods },
              { of: 'late', label: filters.atraso, any, words: { true: text.lateOnly } },
            ]}
          >
            <PeriodField period={period} />
          </Filters>
          {list.items.length > 0 && (
            <ExportButtons save={(format) => save('/api/admin/orders/sheet', { ...query, format })} />
          )}
        </>
      }
    />
  );
}

function useColumns(): Column<Order>[] {
  const { methods } = tableWords;
  const now = useNow();
  const late = (order: Order) => {
    const minutes = lateMinutes(order, now);
    return minutes === null ? '' : span(minutes);
  };
  const optional = (at: string | null) => (at === null ? '' : moment(at));
  return [
    column(
      text.order,
      { place: 'a1', className: 'number', text: ({ publicId }) => publicId },
      ({ publicId }, open) => (
        <Open label={text.open(publicId)} act={open}>
          {publicId}
        </Open>
      ),
    ),
    textColumn(text.created, { place: 'b1', className: 'number' }, ({ createdAt }) => moment(createdAt)),
    column(
      tableWords.columns.merchant,
      { place: 'a2', text: ({ merchant }) => merchant.name },
      ({ merchant, stops }) => above(merchant.name, `→ ${stops[0]?.district ?? stops[0]?.address ?? ''}`),
    ),
    textColumn(tableWords.columns.courier, 'a3', ({ courier }) => courier?.name ?? ''),
    column(text.status, { place: 'b2', text: (order) => states[stateOfOrder(order)] }, (order) =>
      above(
        <Status tone={toneOf(stateOfOrder(order))}>{states[stateOfOrder(order)]}</Status>,
        reasonOf(order),
      ),
    ),
    textColumn(text.promised, { className: 'number' }, ({ deliverBy }) => optional(deliverBy)),
    column(
      text.delivered,
      { className: 'number', text: ({ deliveredAt }) => optional(deliveredAt) },
      (order) =>
        above(
          optional(order.deliveredAt),
          late(order) === '' ? '' : <Status tone="red">{late(order)}</Status>,
        ),
    ),
    textColumn(text.payment, { soft: true }, ({ paymentMethod }) => wordOf(methods, paymentMethod)),
    textColumn(tableWords.columns.distanceM, { end: true }, ({ distanceM }) => distance(distanceM)),
    textColumn(text.total, { place: 'b3', end: true }, ({ totalCents }) => money(totalCents)),
  ];
}

/** A cancelled order's reason, else why stops failed. */
function reasonOf({ cancelReason, stops }: Order): string {
  if (cancelReason !== null) return wordOf(reasons, cancelReason);
  return [...new Set(stops.flatMap(({ failureReason }) => failureReason ?? []))].join(' · ');
}

function above(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      {second !== '' && <span className="below">{second}</span>}
    </>
  );
}
