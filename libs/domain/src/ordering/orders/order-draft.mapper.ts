import type { Hub } from '../../company/index.js';
import type { Merchant } from '../../people/index.js';
import {
  cents,
  newNumericCode,
  newPublicId,
  newUuid,
  randomBase62,
  type Scope,
  ZERO,
} from '../../base/index.js';
import { agedStop } from './delivery-proof.rules.js';
import { agreedOf, fallbackOf } from './fallback.rules.js';
import { Order } from './order.entity.js';
import { courierShare, payOf, payTermsOf } from './order-pay.calculator.js';
import { placeOf } from './order-quoting.service.js';
import { hubPromise, promisedAfter } from './promise.rules.js';
import type { OrderStatus } from './order-status.rules.js';
import { countedSpending, type SpendingLimit } from './spending-days.service.js';
import { stopTrackingToken } from './stop.rules.js';
import { WORDS } from './words.js';
import type { CreateOrderCommand, OnlineCharge, OrderPrice, OrderQuote } from './order.types.js';
import type { Place, Stop, StopInput } from './stop.types.js';

const CODE_DIGITS = 4;

interface OrderDraft {
  readonly scope: Scope;
  readonly hub: Hub;
  readonly command: CreateOrderCommand;
  readonly merchant: Pick<Merchant, 'id' | 'ifUndelivered'>;
  /** Minimum age of the recipient, where the order does not ask for more. */
  readonly usualAge: number | null;
  readonly pickup: Place;
  /** null on a courier call: distance and price follow when the courier enters the addresses. */
  readonly quoted: OrderQuote | null;
  readonly vehicleTypeId: number;
  readonly charge: OnlineCharge | null;
  readonly readyAt: Date | null;
  readonly limit: SpendingLimit | null;
  readonly now: Date;
}

/** The row of a new order, complete but for its id. */
export function draftOrder(draft: OrderDraft): Order {
  const { command, now } = draft;
  const order = new Order();
  const uuid = command.held?.id ?? newUuid();
  Object.assign(order, identity(draft), schedule(draft), cargo(draft), money(draft), payment(draft), {
    status: entryStatus(draft),
    statusAt: now,
    startedAt: now,
    createdAt: now,
    updatedAt: now,
    // The timeline is still empty, so its first entry gets the instant of creation.
    lastEventAt: new Date(0),
    pickup: draft.pickup,
    uuid,
    stops: stopsOf(draft, uuid),
    pickupCode: command.pickupCode ?? (draft.hub.settings.pickupCode ? newNumericCode(CODE_DIGITS) : null),
  });
  order.courierPayCents = payOf(order);
  return order;
}

function entryStatus({ command, charge, now }: OrderDraft): OrderStatus {
  if (charge !== null) return 'waiting';
  if (searchAt(command) > now) return 'scheduled';
  return command.initialStatus;
}

function searchAt({ scheduledFor, searchLeadSeconds = 0 }: CreateOrderCommand): Date {
  return new Date((scheduledFor?.getTime() ?? 0) - searchLeadSeconds * 1_000);
}

function identity({ scope, command, merchant, quoted }: OrderDraft): Partial<Order> {
  return {
    hubId: scope.hubId,
    publicId: newPublicId(),
    merchantId: merchant.id,
    appId: scope.appId ?? null,
    kind: quoted === null ? 'courier_call' : 'delivery',
    source: command.source,
    requestId: command.requestId ?? null,
    stream: command.stream ?? null,
    redeliveryOf: command.redeliveryOf ?? null,
    externalId: command.externalId ?? null,
    externalDisplayId: command.externalDisplayId ?? null,
    observation: command.observation ?? null,
    trackingToken: randomBase62(22),
    faceData: command.faceData ?? null,
  };
}

function schedule(draft: OrderDraft): Partial<Order> {
  const { command, readyAt } = draft;
  return {
    scheduledFor: command.scheduledFor ?? null,
    searchAt: command.scheduledFor ? searchAt(command) : null,
    readyRequired: command.readyRequired ?? false,
    readyAt,
    deliverBy: command.deliverBy ?? ownPromise(draft),
    initialStatus: command.initialStatus,
    preferredCourierId: command.preferredCourierId ?? null,
    combinable: command.combinable ?? true,
    combineWithOrderIds: command.combineWithOrderIds ?? [],
  };
}

/** The tariff's or the hub's own; null: nothing is promised before the order is paid. */
function ownPromise({ hub, command, quoted, charge, now }: OrderDraft): Date | null {
  if (charge !== null) return null;
  const { scheduledFor = null, held } = command;
  return held
    ? promisedAfter(held.promiseMinutes, now, scheduledFor)
    : hubPromise(hub.settings, now, scheduledFor, quoted?.price);
}

function cargo({ command, vehicleTypeId }: OrderDraft): Partial<Order> {
  return {
    vehicleTypeId,
    acceptableVehicleTypeIds: [...new Set([vehicleTypeId, ...(command.acceptableVehicleTypeIds ?? [])])],
    categoryId: command.categoryId,
    package: command.package ?? null,
    needsReturn: command.needsReturn,
    needsProof: command.needsProof,
    goodsAt: command.goodsAt ?? null,
  };
}

const ZERO_PRICE: OrderPrice = {
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

/** A courier call before the courier has entered its addresses. */
const UNPRICED = { distanceM: 0, returnDistanceM: 0, durationS: 0, price: ZERO_PRICE, totalCents: ZERO };

function money({ hub, command, quoted, limit, now }: OrderDraft): Partial<Order> {
  const { distanceM, returnDistanceM, durationS, price, totalCents } = quoted ?? UNPRICED;
  // The courier rides the whole way of a second delivery, whatever the shop pays for it.
  const pricedCents = command.redeliveryOf ? cents(price.totalCents) : totalCents;
  const shareCents = courierShare(pricedCents, price, hub);
  const at = command.scheduledFor ?? now;
  return {
    distanceM,
    returnDistanceM,
    durationS,
    price,
    totalCents,
    countedSpending: countedSpending(limit, totalCents),
    courierPayCents: shareCents,
    // A courier call gets them with its price.
    payTerms: quoted && payTermsOf(hub, shareCents, { at, needsReturn: command.needsReturn }),
    goodsValueCents: command.goodsValueCents ?? null,
  };
}

function payment({ command, charge, quoted }: OrderDraft): Partial<Order> {
  const { paymentMethod, paymentCode = null } = command;
  // A wallet pays at creation; a courier call has nothing to pay until it is priced.
  const byWallet = quoted === null ? 'awaiting' : 'paid';
  const offline = paymentMethod === 'wallet' ? byWallet : null;
  return {
    paymentMethod,
    paymentCode,
    paymentStatus: charge === null ? offline : 'awaiting',
    charge,
    paymentTxid: charge?.txid ?? null,
    paymentExpiresAt: charge === null ? null : new Date(charge.expiresAt),
  };
}

function stopsOf({ hub, merchant, usualAge, command, quoted }: OrderDraft, uuid: string): Stop[] {
  const asked = (input: StopInput) => {
    const aged = agedStop(input, usualAge);
    return { ...aged, ...fallbackOf(aged, merchant, hub) };
  };
  const codes = command.confirmationCodeRequired ?? hub.settings.confirmationCode;
  if (quoted === null) {
    return Array.from({ length: command.openStops ?? 0 }, (_, i) =>
      newStop(i + 1, placeOf({ address: WORDS.pt.openStop(i + 1) }), asked({}), codes, uuid),
    );
  }
  return command.stops.map((input, i) =>
    newStop(i + 1, quoted.stops[i] ?? placeOf(input), asked(input), codes, uuid),
  );
}

export function newStop(ordinal: number, place: Place, input: StopInput, codes: boolean, uuid: string): Stop {
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
    trackingToken: stopTrackingToken(uuid),
    arrivedAt: null,
    finishedAt: null,
    failureReason: null,
    evidence: null,
    ...(input.minimumAge ? { minimumAge: input.minimumAge } : {}),
    ...agreedOf(input),
    ...place,
  };
}
