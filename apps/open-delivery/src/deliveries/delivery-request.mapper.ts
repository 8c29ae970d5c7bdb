import {
  cents,
  type CollectOnDelivery,
  type DeliveryTerms,
  type NewDeliveryRequest,
  type PackageDimensions,
  type PlaceInput,
  type VehiclePreference,
} from '#domain';
import type { MerchantCaller } from '../auth/caller.guard.js';
import { DELIVERY_TEXTS } from '../vocabulary/error.vocabulary.js';
import { COLLECT_METHODS } from '../vocabulary/payment.vocabulary.js';
import { VEHICLE_KINDS_BY_WIRE_TYPE } from '../vocabulary/vehicle.vocabulary.js';
import { priceToCents } from '../wire/field.schemas.js';
import type { AvailabilityBody, DeliveryBody } from './delivery.schemas.js';

type AddressBody = AvailabilityBody['pickupAddress'];

/** Terms of an availability request: only those that decide price and times. */
export function toAssessmentTerms(body: AvailabilityBody) {
  return {
    pickup: pickupPlace(body),
    dropoff: place(body.deliveryAddress),
    vehicle: vehicleWish(body),
    package: packageOf(body),
    needsReturn: body.returnToMerchant,
    deliveryLimitMinutes: body.limitTimes.deliveryLimit ?? null,
  };
}

export function toNewRequest(
  body: DeliveryBody,
  caller: MerchantCaller,
  { sent, idempotencyKey }: { sent: unknown; idempotencyKey: string | undefined },
): NewDeliveryRequest {
  return {
    merchantId: caller.merchantId,
    credentialId: caller.credentialId,
    orderUuid: body.orderId,
    displayId: body.orderDisplayId,
    merchant: { id: body.merchant.id, name: body.merchant.name },
    recipient: body.customerName,
    terms: termsOf(body),
    body: sent as Record<string, unknown>,
    idempotencyKey: idempotencyKey || null,
  };
}

function termsOf(body: DeliveryBody): DeliveryTerms {
  const contact = contactOf(body);
  return {
    ...toAssessmentTerms(body),
    ...wishesOf(body),
    ...partnerOf(body),
    dropoff: { ...place(body.deliveryAddress), name: body.customerName, phone: contact.phone },
    stopObservation: stopObservation(body),
    pickupObservation: body.vehicle.instruction ?? null,
    phoneLocator: contact.locator,
    goodsValueCents: cents(priceToCents(body.totalOrderPrice)),
    collect: collectOf(body),
    paymentCode: paymentCode(body),
  };
}

function wishesOf(body: DeliveryBody) {
  const { notifyReadyForPickup = false, combinedOrdersIds = [] } = body;
  return {
    combinable: body.canCombine,
    combineWith: combinedOrdersIds,
    pickupLimitMinutes: body.limitTimes.pickupLimit ?? null,
    acceptedAboveListBp: percentToBp(body.additionalPricePercentual),
    waitsForReady: notifyReadyForPickup,
    preparationStartsAt: body.preparationStartDateTime ?? null,
    confirmationCodeRequired: body.confirmationCodeRequired ?? null,
  };
}

/** With its order number and pickup code. */
function partnerOf({ metadata = {}, ...body }: DeliveryBody) {
  const { orderPartnerName = '', orderDisplayId } = metadata.partnerData ?? {};
  return {
    marketplace: orderPartnerName.trim() === '' ? null : orderPartnerName,
    stopDisplayId: orderDisplayId ?? body.orderDisplayId,
    pickupCode: metadata.pickUpCode ?? body.pickupCode ?? null,
  };
}

function vehicleWish({ vehicle }: AvailabilityBody): VehiclePreference {
  return {
    options: vehicle.type.map((word) => ({ word, kind: VEHICLE_KINDS_BY_WIRE_TYPE[word] })),
    container: vehicle.container,
    containerSize: vehicle.containerSize ?? null,
    instruction: vehicle.instruction ?? null,
  };
}

function pickupPlace({ pickupAddress, merchant }: AvailabilityBody): PlaceInput {
  const { pickupLocation, parkingSpace } = pickupAddress;
  const hints = [pickupLocation, pickupAddress.instructions, parkingSpace ? DELIVERY_TEXTS.parkingSpace : ''];
  return { ...place(pickupAddress), name: merchant?.name ?? null, instructions: joined(hints, '. ') };
}

function place(address: Omit<AddressBody, 'pickupLocation' | 'parkingSpace'>): PlaceInput {
  const { street, number, district, city, complement, postalCode, latitude, longitude } = address;
  const { reference = null, instructions = null } = address;
  // ISO 3166-2 has BR-SP where callers write SP.
  const state = address.state.replace(/^[A-Za-z]{2}-/, '');
  const point = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
  return { street, number, district, city, state, complement, reference, postalCode, instructions, ...point };
}

/** A package of a given volume counts as a cube, to be compared with vehicles' limits. */
function packageOf({ totalWeight, packageVolume }: AvailabilityBody): PackageDimensions {
  const sideCm = packageVolume === undefined ? null : Math.ceil(Math.cbrt(packageVolume) * 100);
  return { weightKg: totalWeight / 1_000, heightCm: sideCm, widthCm: sideCm, lengthCm: sideCm };
}

/** `(11) 4000-0000 localizador 12345678`: a marketplace's phone and the code that puts the call through. */
const LOCATOR = /localizador\D*(\d{8})(?!\d)/i;

function contactOf(body: DeliveryBody): { phone: string | null; locator: string | null } {
  const given = body.metadata?.partnerData?.phoneNumber;
  const locator = given === undefined ? undefined : LOCATOR.exec(given)?.[1];
  const partnerPhone = given?.replace(/[\s,;:-]*localizador.*$/i, '').trim();
  return {
    phone: body.customerPhone ?? (partnerPhone || null),
    locator: locator ?? body.customerPhoneLocalizer ?? null,
  };
}

function stopObservation({ specialInstructions, payments, items = [] }: DeliveryBody): string | null {
  const list = items
    .filter(({ name }) => name)
    .map(({ name, quantity }) => `${String(quantity ?? 1)}x ${name ?? ''}`);
  return joined([specialInstructions, payments.wirelessPos ? 'Levar maquininha' : '', list.join(', ')], '. ');
}

function collectOf({ payments, totalOrderPrice }: DeliveryBody): CollectOnDelivery | null {
  if (payments.method === 'ONLINE') return null;
  const methods = payments.offlineMethod ?? [];
  const named = methods.reduce(
    (total, { amount }) => total + (amount === undefined ? 0 : priceToCents(amount)),
    0,
  );
  const amount = named > 0 ? named : priceToCents(totalOrderPrice);
  const cash = methods.some(({ type }) => type === 'CASH');
  const change = cash && payments.change !== undefined ? priceToCents(payments.change) : 0;
  const [first] = methods;
  return {
    amountCents: cents(amount),
    method: first ? COLLECT_METHODS[first.type] : null,
    // "Change" is the amount to be given back; some callers send the banknote.
    changeForCents: change === 0 ? null : cents(change >= amount ? change : amount + change),
  };
}

function paymentCode({ payments }: DeliveryBody): string {
  const types = (payments.offlineMethod ?? []).map(({ type }) => type);
  return payments.method === 'ONLINE' || types.length === 0 ? payments.method : types.join('+');
}

function percentToBp(percent: number | undefined): number | null {
  return percent === undefined ? null : Math.round(percent * 100);
}

function joined(parts: readonly (string | undefined)[], separator: string): string | null {
  return parts.filter((part) => part?.trim()).join(separator) || null;
}
