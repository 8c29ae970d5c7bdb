import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { again, type Order } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { useLive } from '../../ground/live.js';
import { distance, money } from '../../ground/money.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { instantOf, moment, span, useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { ListPage } from '../../ground/ui/page.js';
import { PeriodField, periodOf, type Period } from '../../ground/ui/period.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
import {
  cancelReasonWords as reasons,
  historyWords as text,
  reportWords,
  statusWords as states,
  tableWords,
} from '../words.js';
import { hubSettings } from '../data/hub.query.js';
import { stateOfOrder } from '../data/order-state.rules.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { useAreas } from '../places/places.hook.js';
import { useHistoryFile } from './history-file.hook.js';
import {
  FILTER_NAMES,
  lateMinutes,
  METHODS,
  queryOf,
  REASONS,
  STATUSES,
  type FilterName,
} from './history.rules.js';

const OrderDrawer = lazy(() => import('../board/order-drawer.part.js'), 'OrderDrawer');

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Rows of a list, read as one scrolls. */
const PAGE = 100;

/** All orders of any time. The address holds the filters; the file is exactly what is shown, to the last page. */
export function HistoryRoute() {
  const { query: address } = usePageUrl();
  const period = periodOf(address, 'week');
  const query = queryOf(address, period, instantOf);
  const list = usePages('/api/admin/orders', { ...query, limit: PAGE }, { keep: true });
  const file = useHistoryFile(query);
  useLive({ behind: () => void again('/api/admin/orders') });
  const asked = address.get('pedido');
  const chosen = asked === null ? null : Number(asked);
  const choose = (id: number | null) =>
    goQuery({ pedido: id === null ? null : String(id) }, { replace: chosen !== null && id !== null });
  return (
    <ListPage
      title={text.title}
      list={list}
      columns={useColumns(choose)}
      keyOf={({ id }) => id}
      chosen={chosen}
      empty={
        <Empty icon="box" title={text.none}>
          {text.noneLead}
        </Empty>
      }
      head={
        <>
          <HistoryFilters period={period} address={address} />
          {list.items.length > 0 && (
            <>
              <Button icon="download" busy={file.busy} onClick={() => file.start('csv')}>
                {reportWords.export}
              </Button>
              <Button busy={file.busy} onClick={() => file.start('xlsx')}>
                {reportWords.workbook}
              </Button>
            </>
          )}
        </>
      }
      beside={
        chosen !== null && (
          <Suspense>
            <OrderDrawer key={chosen} id={chosen} begin={null} close={() => choose(null)} />
          </Suspense>
        )
      }
    />
  );
}

function HistoryFilters({ period, address }: { period: Period; address: URLSearchParams }) {
  const ownReasons = useQuery(hubSettings).data?.cancelReasons ?? [];
  const merchants = useEveryMerchant().data ?? [];
  const couriers = useEveryCourier().data ?? [];
  const areas = useAreas().data ?? [];
  const { methods } = tableWords;
  const at = (name: FilterName) => ({ name, label: text.filters[name], value: address.get(name) });
  const named = (items: readonly Named[]) => items.map(({ id, name }) => [id, name] as const);
  const any = ['', text.any] as const;
  return (
    <Filters
      label={text.filtersLabel}
      screen="history"
      clear={FILTER_NAMES.some((name) => address.get(name)) ? text.clear : null}
      also={['de', 'ate']}
      filters={[
        { ...at('q'), hint: text.searchHint },
        { ...at('estado'), options: [any, ...STATUSES.map((one) => [one, states[one]] as const)] },
        { ...at('loja'), options: [any, ...named(merchants)] },
        { ...at('entregador'), options: [any, ...named(couriers)] },
        {
          ...at('motivo'),
          options: [
            any,
            ...REASONS.map((one) => [one, reasons[one]] as const),
            ...ownReasons.map((own) => [own, own] as const),
          ],
        },
        { ...at('area'), options: [any, ...named(areas)] },
        { ...at('pagamento'), options: [any, ...METHODS.map((one) => [one, methods[one]] as const)] },
        { ...at('atraso'), options: [any, ['true', text.lateOnly]] },
      ]}
    >
      <PeriodField period={period} />
    </Filters>
  );
}

function useColumns(choose: (id: number) => void): Column<Order>[] {
  const { methods } = tableWords;
  const now = useNow();
  const late = (order: Order) => {
    const minutes = lateMinutes(order, now);
    return minutes === null ? '' : span(minutes);
  };
  const optional = (at: string | null) => (at === null ? '' : moment(at));
  return [
    {
      ...{ name: text.order, at: 'a1', className: 'number' },
      text: ({ publicId }) => publicId,
      cell: ({ id, publicId }) => (
        <Open label={text.open(publicId)} act={() => choose(id)}>
          {publicId}
        </Open>
      ),
    },
    { ...{ name: text.created, at: 'b1', className: 'number' }, text: ({ createdAt }) => moment(createdAt) },
    {
      ...{ name: text.merchant, at: 'a2' },
      text: ({ merchant }) => merchant.name,
      cell: (order) => above(order.merchant.name, `→ ${destinationOf(order)}`),
    },
    { name: text.courier, at: 'a3', text: ({ courier }) => courier?.name ?? '' },
    {
      ...{ name: text.status, at: 'b2' },
      text: (order) => states[stateOfOrder(order)],
      cell: (order) =>
        above(
          <Status tone={TONES[stateOfOrder(order)] ?? 'accent'}>{states[stateOfOrder(order)]}</Status>,
          reasonOf(order),
        ),
    },
    { name: text.promised, className: 'number', text: ({ deliverBy }) => optional(deliverBy) },
    {
      ...{ name: text.delivered, className: 'number' },
      text: ({ deliveredAt }) => optional(deliveredAt),
      cell: (order) =>
        above(
          optional(order.deliveredAt),
          late(order) === '' ? '' : <Status tone="red">{late(order)}</Status>,
        ),
    },
    { name: text.payment, soft: true, text: ({ paymentMethod }) => reasonName(methods, paymentMethod) },
    { ...{ name: text.distance, end: true }, text: ({ distanceM }) => distance(distanceM) },
    { ...{ name: text.total, at: 'b3', end: true }, text: ({ totalCents }) => money(totalCents) },
  ];
}

const TONES: Partial<Record<ReturnType<typeof stateOfOrder>, Tone>> = {
  ...{ completed: 'green', cancelled: 'plain', undelivered: 'red', partly: 'red' },
};

function destinationOf({ stops }: Order): string {
  return stops[0]?.district ?? stops[0]?.address ?? '';
}

/** Why it was cancelled, or what was not delivered. */
function reasonOf({ cancelReason, stops }: Order): string {
  if (cancelReason !== null) return reasonName(reasons, cancelReason);
  return [...new Set(stops.flatMap(({ failureReason }) => failureReason ?? []))].join(' · ');
}

/** Two facts in one cell, so that the table has room for all of them. */
function above(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      {second !== '' && <span className="below">{second}</span>}
    </>
  );
}

function reasonName(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}
