import type { VehicleKind } from '../shared/index.js';
import type { OrderRecord } from './order.entity.js';

export interface OrderMerchant {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly externalId: string | null;
  readonly document: string | null;
  readonly courierNote: string | null;
}

export interface OrderCourier {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly cpf: string | null;
  readonly photoKey: string | null;
  readonly vehicleKind: VehicleKind | null;
  readonly vehicleModel: string | null;
  readonly vehicleColor: string | null;
  readonly plate: string | null;
  readonly fleetNumber: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly seenAt: Date | null;
}

/** An order with its merchant, courier and group leader, as faces show it. */
export interface OrderView extends OrderRecord {
  readonly merchant: OrderMerchant;
  readonly courier: OrderCourier | null;
  /** The leader of the order's group; null when it is in none. */
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
  'paymentTxid',
  'combineWithOrderIds',
  'cancelledBy',
  'cancelOnReturn',
  'faceData',
  'lastSequence',
  'lastEventAt',
] as const satisfies readonly (keyof OrderRecord)[];

/** An order with the columns that lists show. */
export type ListedOrderRecord = Omit<OrderRecord, (typeof UNLISTED)[number]>;
export type ListedOrder = Omit<OrderView, (typeof UNLISTED)[number]>;

export interface PartiesRow {
  mName: string;
  mEmail: string | null;
  mPhone: string;
  mExternalId: string | null;
  mDocument: string | null;
  mCourierNote: string | null;
  cName: string | null;
  cPhone: string | null;
  cCpf: string | null;
  cPhotoKey: string | null;
  cVehicleKind: VehicleKind | null;
  cVehicleModel: string | null;
  cVehicleColor: string | null;
  cPlate: string | null;
  cFleetNumber: string | null;
  cPosition: { x: number; y: number } | null;
  cSeenAt: Date | null;
  groupLeaderId: number | null;
}

interface ViewColumns extends PartiesRow {
  /** Empty columns to be filled in, which is cheaper than copying ninety keys into a new object. */
  merchant: OrderMerchant;
  courier: OrderCourier | null;
}

export type OrderViewRow = OrderRecord & ViewColumns;
export type ListedOrderRow = Omit<OrderViewRow, (typeof UNLISTED)[number]>;

export const VIEW_COLUMNS = `
  m.name as "mName", m.email as "mEmail", m.phone as "mPhone", m.external_id as "mExternalId", m.document as "mDocument",
  m.courier_note as "mCourierNote", c.name as "cName", c.phone as "cPhone", c.cpf as "cCpf", c.photo_key as "cPhotoKey",
  c.vehicle_kind as "cVehicleKind", c.vehicle_model as "cVehicleModel", c.vehicle_color as "cVehicleColor",
  c.vehicle_plate as "cPlate", c.fleet_number as "cFleetNumber", p.position as "cPosition", p.last_seen_at as "cSeenAt",
  g.leader_order_id as "groupLeaderId", null as merchant, null as courier`;

export const VIEW_JOINS = `
  join merchants m on m.id = o.merchant_id
  left join couriers c on c.id = o.courier_id
  left join courier_presence p on p.courier_id = o.courier_id
  left join order_groups g on g.id = o.group_id`;

export function toView<Row extends ViewColumns & Pick<OrderRecord, 'merchantId' | 'courierId'>>(
  row: Row,
): Row {
  row.merchant = merchantOf(row);
  row.courier = courierOf(row);
  return row;
}

export function partiesOf(row: PartiesRow, { merchantId, courierId }: OrderRecord): PartiesOfOrder {
  return {
    merchant: merchantOf({ ...row, merchantId }),
    courier: courierOf({ ...row, courierId }),
    groupLeaderId: row.groupLeaderId,
  };
}

function merchantOf(row: PartiesRow & Pick<OrderRecord, 'merchantId'>): OrderMerchant {
  return {
    id: row.merchantId,
    name: row.mName,
    email: row.mEmail,
    phone: row.mPhone,
    externalId: row.mExternalId,
    document: row.mDocument,
    courierNote: row.mCourierNote,
  };
}

function courierOf(row: PartiesRow & Pick<OrderRecord, 'courierId'>): OrderCourier | null {
  if (row.courierId === null || row.cName === null) return null;
  return {
    id: row.courierId,
    name: row.cName,
    phone: row.cPhone,
    cpf: row.cCpf,
    photoKey: row.cPhotoKey,
    vehicleKind: row.cVehicleKind,
    vehicleModel: row.cVehicleModel,
    vehicleColor: row.cVehicleColor,
    plate: row.cPlate,
    fleetNumber: row.cFleetNumber,
    latitude: row.cPosition?.y ?? null,
    longitude: row.cPosition?.x ?? null,
    seenAt: row.cSeenAt,
  };
}

const INSTANTS = [
  'statusAt',
  'startedAt',
  'scheduledFor',
  'searchAt',
  'readyAt',
  'deliverBy',
  'paymentExpiresAt',
  'acceptedAt',
  'arrivedPickupAt',
  'arrivalLimitAt',
  'collectedAt',
  'collectLimitAt',
  'deliveredAt',
  'finishedAt',
  'cancelledAt',
  'lastEventAt',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies readonly (keyof OrderRecord)[];

/**
 * The order in the snapshot of an outbox event, with instants as dates. It is a copy, because other consumers read the
 * same event. The keys of the parties come first: V8 takes three times as long to add keys to a copy of seventy.
 */
export function orderFromSnapshot(snapshot: object): OrderRecord {
  const order: Record<string, unknown> = { merchant: null, courier: null, groupLeaderId: null, ...snapshot };
  for (const key of INSTANTS) {
    const text = order[key];
    if (typeof text === 'string') order[key] = new Date(text);
  }
  return order as unknown as OrderRecord;
}
