import { getMetadataArgsStorage } from 'typeorm';
import type { Courier, Merchant } from '../../people/index.js';
import type { VehicleKind } from '../../base/index.js';
import type { OutboxEvent } from '../../events/index.js';
import { Order, type OrderRecord, type TimelineEntry } from './order.entity.js';

const MERCHANT = {
  id: 'm.id',
  name: 'm.name',
  email: 'm.email',
  phone: 'm.phone',
  externalId: 'm.external_id',
  document: 'm.document',
  courierNote: `coalesce(m.courier_note, (select shop.courier_note from merchants shop where shop.id = m.owner_id))`,
};
const COURIER = { id: 'c.id', name: 'c.name', phone: 'c.phone', cpf: 'c.cpf', photoKey: 'c.photo_key' };
const VEHICLE = {
  vehicleKind: 'c.vehicle_kind',
  vehicleModel: 'c.vehicle_model',
  vehicleColor: 'c.vehicle_color',
  plate: 'c.vehicle_plate',
  fleetNumber: 'c.fleet_number',
};
/** Texts of the courier of an order, as operators see them. */
export const COURIER_TEXTS = ['phone', 'cpf', ...(Object.keys(VEHICLE) as (keyof typeof VEHICLE)[])] as const;
const POSITION = { latitude: 'p.position[1]', longitude: 'p.position[0]', seenAt: 'p.last_seen_at' };

export type OrderMerchant = Readonly<Pick<Merchant, keyof typeof MERCHANT>>;
export type OrderCourier = Readonly<Pick<Courier, keyof typeof COURIER>> &
  Readonly<Record<keyof typeof VEHICLE, string | null>> & {
    readonly vehicleKind: VehicleKind | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly seenAt: Date | null;
  };

export interface OrderView extends OrderRecord {
  readonly merchant: OrderMerchant;
  readonly courier: OrderCourier | null;
  /** Null: the order is in no group. */
  readonly groupLeaderId: number | null;
}

export type PartiesOfOrder = Pick<OrderView, 'merchant' | 'courier' | 'groupLeaderId'>;

/** Columns that no list shows, left out because a page reads them for up to a hundred orders. */
export const UNLISTED = [
  'source',
  'requestId',
  'stream',
  'readyRequired',
  'combinable',
  'price',
  'courierPayCents',
  'payTerms',
  'paymentTxid',
  'combineWithOrderIds',
  'cancelledBy',
  'cancelOnReturn',
  'countedSpending',
  'faceData',
  'lastSequence',
  'lastEventAt',
] as const satisfies readonly (keyof OrderRecord)[];

export type ListedOrderRecord = Omit<OrderRecord, (typeof UNLISTED)[number]>;
export type ListedOrder = Omit<OrderView, (typeof UNLISTED)[number]>;

/** A row as it is read: JSON has no instants. */
export type ViewRow<View extends Pick<OrderView, 'courier'>> = Omit<View, 'courier'> & {
  readonly courier: (Omit<OrderCourier, 'seenAt'> & { readonly seenAt: string | null }) | null;
};

const objectOf = (columns: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(columns)
    .flatMap(([name, sql]) => [`'${name}'`, sql])
    .join(', ')})`;

/** The parties, each as one value: a row has the members of a view and no others. */
export const VIEW_COLUMNS = `${objectOf(MERCHANT)} as merchant,
  case when c.id is not null then ${objectOf({ ...COURIER, ...VEHICLE, ...POSITION })} end as courier,
  g.leader_order_id as "groupLeaderId"`;

export const VIEW_JOINS = `
  join merchants m on m.id = o.merchant_id
  left join couriers c on c.id = o.courier_id
  left join courier_presence p on p.courier_id = o.courier_id
  left join order_groups g on g.id = o.group_id`;

/** The row itself with its instant filled in. */
export function toView<View extends Pick<OrderView, 'courier'>>(row: ViewRow<View>): View {
  const { courier } = row;
  if (courier !== null && courier.seenAt !== null)
    Object.assign(courier, { seenAt: new Date(courier.seenAt) });
  return row as unknown as View;
}

/** The columns of instants; an event's payload has them as texts. */
const INSTANTS = getMetadataArgsStorage().columns.flatMap(({ target, propertyName, options }) =>
  target === Order && options.type === 'timestamptz' ? [propertyName] : [],
);

type OrderEventPayload = Pick<OutboxEvent, 'aggregateId' | 'payload'>;

/** The timeline entry of an event; its instants are texts. */
export function entryOfEvent({ payload }: OrderEventPayload): TimelineEntry {
  return (payload as { event: TimelineEntry }).event;
}

/** A copy of an event's order, as others read the event too, with the id that a new snapshot lacks. */
export function orderOfEvent({ aggregateId, payload }: OrderEventPayload): OrderRecord {
  const { order: snapshot } = payload as { order: object };
  const order: Record<string, unknown> = {
    ...snapshot,
    id: aggregateId,
    merchant: null,
    courier: null,
    groupLeaderId: null,
  };
  for (const key of INSTANTS) {
    const text = order[key];
    if (typeof text === 'string') order[key] = new Date(text);
  }
  return order as unknown as OrderRecord;
}
