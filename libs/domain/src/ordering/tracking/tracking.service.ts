import { Injectable } from '@nestjs/common';
import { type Hub, Hubs, privacyNotice } from '../../company/index.js';
import { Merchants } from '../../people/index.js';
import { type VisitPlan, isEnded, isInProgress, type OrderView, type Stop } from '../orders/index.js';
import { Clock, hubScope, Database, statement, pointOf } from '../../base/index.js';
import {
  companyOf,
  conversationOf,
  isKnown,
  isPositionShown,
  mayAskAgain,
  mayWish,
  merchantContact,
  ownStopOf,
  ratingOf,
  stopsBefore,
} from './recipient-view.rules.js';
import { TrackingLinks } from './tracking-links.service.js';
import { TrackedWays } from './tracked-ways.service.js';

const IN_PROGRESS = `('accepted', 'arrived_pickup_location', 'collected', 'delivered')`;

/** `others`: who is next depends on all orders that the courier carries. */
const VERSIONS = statement(
  'tracking.tracking_versions',
  `select o.id, o.last_sequence || '.' || coalesce((extract(epoch from p.last_seen_at) * 1000)::bigint::text, '')
                || '.' || coalesce(others.sequences::text, '') as version
     from orders o
     left join courier_presence p on p.courier_id = o.courier_id and o.status in ${IN_PROGRESS}
     left join lateral (select sum(c.last_sequence) as sequences from orders c
                         where c.hub_id = p.hub_id and c.courier_id = p.courier_id
                           and c.status in ${IN_PROGRESS} and c.deleted_at is null) others on true
    where o.id = any($1::bigint[])`,
);

@Injectable()
export class OrderTracking {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly links: TrackingLinks,
    private readonly ways: TrackedWays,
  ) {}

  /** By the order's token or one of its stops'. @throws order_not_found */
  async byToken(token: string) {
    const { order, ordinal } = await this.links.find(token);
    const { hubId } = order;
    const hub = await this.hubs.get(hubId);
    const merchant = await this.merchants.getCached(hubScope(hubId), order.merchantId);
    const shop = await this.merchants.shopOf(merchant);
    const plan = await this.ways.planOf(order, this.db.reads);
    const own = ownStopOf(order, ordinal);
    const stops = own === null ? order.stops : [own];
    const redeliveryToken = own && (await this.links.redeliveryTokenOf(order, own));
    return {
      ...milestones(order),
      version: versionOf(order, plan),
      hubId,
      company: companyOf(hub),
      privacyNotice: privacyNotice(hub),
      phonesHidden: hub.settings.recipientPage.phonesHidden,
      merchant: merchantContact(shop),
      timezone: hub.timezone,
      ended: isEnded(order.status),
      inProgress: isInProgress(order.status),
      readyAt: this.ways.expectedReady(order),
      returning: order.status === 'delivered' || order.cancelOnReturn !== null,
      courier: courierOf(order, plan, own),
      pickup: pointOf(order.pickup),
      ...NOBODYS,
      ...(own && {
        ...ownFacts(order, own, hub, plan, redeliveryToken),
        rating: ratingOf(order, own, this.clock.now()),
      }),
      /** The link of the second attempt with what was not delivered here; null: there is none. */
      redeliveryToken,
      /** All, or the one of the token. Of several, addresses are not shown. */
      stops: stops.map((stop) => trackedStop(order, stop, own !== null)),
      way: await this.ways.way(order, own),
      arrival: await this.ways.arrival(order, plan, stops),
    };
  }

  /** Versions of many orders by one query. A version changes with every visible fact of its order. */
  async versions(orderIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.db.query(VERSIONS, [orderIds]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }
}

function versionOf({ lastSequence, courier, status }: OrderView, { orders }: VisitPlan): string {
  const carried = isInProgress(status);
  const seen = carried ? courier?.seenAt?.getTime() : undefined;
  const others = orders.filter((order) => isInProgress(order.status));
  const sequences = others.reduce((sum, order) => sum + order.lastSequence, 0);
  return `${String(lastSequence)}.${String(seen ?? '')}.${carried ? String(sequences) : ''}`;
}

export type TrackedOrder = Awaited<ReturnType<OrderTracking['byToken']>>;
export type TrackedStop = TrackedOrder['stops'][number];
export type TrackedCourier = NonNullable<TrackedOrder['courier']>;

/** On the link of several stops nobody knows whose recipient reads. */
const NOBODYS = {
  stopsBefore: null,
  rating: null,
  conversation: null,
  mayWish: false,
  mayMovePin: false,
  mayAskAgain: false,
  mayClaim: false,
};

function ownFacts(order: OrderView, own: Stop, hub: Hub, plan: VisitPlan, redeliveryToken: string | null) {
  return {
    /** Other recipients' stops before this one; null: it is over. */
    stopsBefore: stopsBefore(plan, order.id, own),
    conversation: conversationOf(order, own, hub),
    mayWish: mayWish(order, own),
    mayClaim: isKnown(own),
    mayMovePin: pointOf(own) !== null,
    mayAskAgain: redeliveryToken === null && mayAskAgain(order, own),
  };
}

function milestones(order: OrderView) {
  const { id: orderId, publicId, status, cancelReason, createdAt, scheduledFor } = order;
  const { acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, finishedAt, cancelledAt } = order;
  const entry = { orderId, publicId, status, cancelReason, createdAt, scheduledFor };
  return { ...entry, acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, finishedAt, cancelledAt };
}

function courierOf(order: OrderView, route: VisitPlan, stop: Stop | null) {
  const { courier } = order;
  if (!courier) return null;
  return {
    firstName: courier.name.trim().split(/\s+/)[0] ?? '',
    vehicleKind: courier.vehicleKind,
    vehicle: [courier.vehicleModel, courier.vehicleColor].filter(Boolean).join(', ') || null,
    plate: courier.plate,
    /** Only on the link of a recipient to whom the courier comes next. */
    position: stop && shownPosition(order, route, stop),
  };
}

function shownPosition(order: OrderView, route: VisitPlan, stop: Stop) {
  const at = order.courier?.seenAt;
  const position = order.courier && pointOf(order.courier);
  if (!at || !position || !isInProgress(order.status)) return null;
  return isPositionShown(route, order, stop, position) ? { ...position, at } : null;
}

/** A stop that was still open when its order was cancelled is cancelled. */
function trackedStop(order: OrderView, stop: Stop, own: boolean) {
  const { ordinal, status } = stop;
  const cancelled = status === 'pending' && order.status === 'cancelled';
  const personal: typeof NOTHING_PERSONAL = own ? personalFacts(order, stop) : NOTHING_PERSONAL;
  return {
    ordinal,
    status: cancelled ? ('cancelled' as const) : status,
    arrived: stop.arrivedAt !== null,
    finishedAt: stop.finishedAt === null ? null : new Date(stop.finishedAt),
    ...personal,
  };
}

type Personal = ReturnType<typeof personalFacts>;

/** The link is not this stop's recipient's. */
const NOTHING_PERSONAL: { readonly [Fact in keyof Personal]: Personal[Fact] | null } = {
  address: null,
  complement: null,
  place: null,
  failureReason: null,
  code: null,
  proof: null,
};

function personalFacts(order: OrderView, stop: Stop) {
  const { address, complement, status, evidence, failureReason } = stop;
  const open = status === 'pending' && !isEnded(order.status);
  return {
    address,
    complement,
    place: pointOf(stop),
    failureReason,
    code: open ? stop.confirmationCode : null,
    proof: evidence && {
      photos: evidence.photos,
      signature: evidence.signature,
      receivedBy: evidence.name,
      left: stop.left ?? null,
    },
  };
}
