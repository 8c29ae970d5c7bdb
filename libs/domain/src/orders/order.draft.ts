import type { Hub } from '../hubs/index.js';
import {
  newNumericCode,
  newPublicId,
  newUuid,
  randomBase62,
  share,
  ZERO,
  type Cents,
  type Scope,
} from '../shared/index.js';
import { Order } from './order.entity.js';
import { placeOf, type Quoted } from './order.quoting.js';
import type { OrderStatus } from './order.status.js';
import { stopTrackingToken } from './order.tracking.js';
import type { OnlineCharge, OrderPrice, Place, PlaceOrderCommand, Stop, StopInput } from './order.types.js';

const CODE_DIGITS = 4;

export interface Draft {
  readonly scope: Scope;
  readonly hub: Hub;
  readonly command: PlaceOrderCommand;
  readonly merchantId: number;
  readonly pickup: Place;
  /** null on a courier call: distance and price follow when the courier enters the addresses. */
  readonly quoted: Quoted | null;
  readonly vehicleTypeId: number;
  readonly charge: OnlineCharge | null;
  readonly now: Date;
}

/** A new order as it enters the world, everything decided but its id. */
export function draftOrder(draft: Draft): Order {
  const { command, now } = draft;
  const order = new Order();
  const uuid = newUuid();
  Object.assign(
    order,
    identity(draft),
    schedule(draft),
    cargo(draft),
    money(draft),
    payment(draft),
    nothingYet(),
    {
      status: entryStatus(draft),
      statusAt: now,
      startedAt: now,
      createdAt: now,
      updatedAt: now,
      lastSequence: 0,
      // Nothing was told yet: the first entry of the timeline bears the instant of creation.
      lastEventAt: new Date(0),
      pickup: draft.pickup,
      uuid,
      stops: stopsOf(draft, uuid),
      pickupCode: command.pickupCode ?? (draft.hub.settings.pickupCode ? newNumericCode(CODE_DIGITS) : null),
    },
  );
  return order;
}

function entryStatus({ command, charge, now }: Draft): OrderStatus {
  if (charge !== null) return 'waiting';
  if (searchAt(command) > now) return 'scheduled';
  return command.initialStatus;
}

function searchAt({ scheduledFor, searchLeadSeconds = 0 }: PlaceOrderCommand): Date {
  return new Date((scheduledFor?.getTime() ?? 0) - searchLeadSeconds * 1_000);
}

function identity({ scope, command, merchantId, quoted }: Draft): Partial<Order> {
  return {
    hubId: scope.hubId,
    publicId: newPublicId(),
    merchantId,
    kind: quoted === null ? 'courier_call' : 'delivery',
    source: command.source,
    requestId: command.requestId ?? null,
    stream: command.stream ?? null,
    externalId: command.externalId ?? null,
    externalDisplayId: command.externalDisplayId ?? null,
    observation: command.observation ?? null,
    customerObservation: null,
    trackingToken: randomBase62(22),
    faceData: command.faceData ?? null,
  };
}

function schedule({ command }: Draft): Partial<Order> {
  return {
    scheduledFor: command.scheduledFor ?? null,
    searchAt: command.scheduledFor ? searchAt(command) : null,
    readyRequired: command.readyRequired ?? false,
    initialStatus: command.initialStatus,
    preferredCourierId: command.preferredCourierId ?? null,
    combinable: command.combinable ?? false,
    combineWithOrderIds: command.combineWithOrderIds ?? [],
  };
}

function cargo({ command, vehicleTypeId }: Draft): Partial<Order> {
  return {
    vehicleTypeId,
    acceptableVehicleTypeIds: [...new Set([vehicleTypeId, ...(command.acceptableVehicleTypeIds ?? [])])],
    categoryId: command.categoryId,
    package: command.package ?? null,
    needsReturn: command.needsReturn,
    needsProof: command.needsProof,
  };
}

const NOTHING: OrderPrice = {
  baseCents: 0,
  distanceCents: 0,
  stopsCents: 0,
  returnCents: 0,
  factorBp: 10_000,
  surgeBp: 10_000,
  minimumAppliedCents: 0,
  totalCents: 0,
  pricingList: 'NORMAL',
  tariffName: '',
};

/** Of a courier call: the courier has yet to enter where it goes. */
const UNKNOWN = { distanceM: 0, returnDistanceM: 0, durationS: 0, price: NOTHING, totalCents: ZERO };

function money({ hub, command, quoted }: Draft): Partial<Order> {
  const { distanceM, returnDistanceM, durationS, price, totalCents } = quoted?.quote ?? UNKNOWN;
  return {
    distanceM,
    returnDistanceM,
    durationS,
    price,
    totalCents,
    courierPayCents: courierPay(totalCents, price, hub),
    lateChargeCents: ZERO,
    goodsValueCents: command.goodsValueCents ?? null,
  };
}

function payment({ command: { paymentMethod, paymentCode = null }, charge }: Draft): Partial<Order> {
  const settled = paymentMethod === 'wallet' ? 'paid' : null;
  return {
    paymentMethod,
    paymentCode,
    paymentStatus: charge === null ? settled : 'awaiting',
    charge,
    paymentTxid: charge?.txid ?? null,
    paymentExpiresAt: charge === null ? null : new Date(charge.expiresAt),
  };
}

/** The tariff's own share for its couriers, else the hub's. */
export function courierPay(total: Cents, price: OrderPrice, hub: Hub): Cents {
  return share(total, price.courierShareBp ?? hub.settings.courierShareBp);
}

function nothingYet(): Partial<Order> {
  return {
    courierId: null,
    groupId: null,
    acceptedAt: null,
    approachM: null,
    arrivedPickupAt: null,
    arrivalLimitAt: null,
    collectedAt: null,
    collectLimitAt: null,
    deliveredAt: null,
    finishedAt: null,
    cancelledAt: null,
    cancelReason: null,
    cancelNote: null,
    cancelledBy: null,
    cancelOnReturn: null,
    deletedAt: null,
  };
}

function stopsOf({ hub, command, quoted }: Draft, uuid: string): Stop[] {
  const codes = hub.settings.confirmationCode || command.confirmationCodeRequired === true;
  if (quoted === null) {
    return Array.from({ length: command.openStops ?? 0 }, (_, i) =>
      newStop(
        i + 1,
        placeOf({ address: `Entrega ${String(i + 1)} (endereço a definir na coleta)` }),
        {},
        codes,
        uuid,
      ),
    );
  }
  return command.stops.map((input, i) =>
    newStop(i + 1, quoted.stops[i] ?? placeOf(input), input, codes, uuid),
  );
}

export function newStop(
  ordinal: number,
  place: Place,
  input: StopInput,
  codes: boolean,
  orderUuid: string,
): Stop {
  // The place comes last: in front, V8 makes the object key by key, at fifty times the price.
  return {
    ordinal,
    status: 'pending',
    displayId: input.displayId ?? null,
    observation: input.observation ?? null,
    confirmationCode: input.confirmationCode ?? (codes ? newNumericCode(CODE_DIGITS) : null),
    collectCents: input.collectCents ?? null,
    collectMethod: input.collectMethod ?? null,
    changeForCents: input.changeForCents ?? null,
    phoneLocator: input.phoneLocator ?? null,
    trackingToken: stopTrackingToken(orderUuid),
    arrivedAt: null,
    finishedAt: null,
    failureReason: null,
    evidence: null,
    ...place,
  };
}
