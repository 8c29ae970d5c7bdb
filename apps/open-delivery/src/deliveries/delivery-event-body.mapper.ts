import { photoPath, type FileLinks, type OrderCourier } from '#domain';
import type { Answer } from '../docs/answer.schemas.js';
import { isInProgressEvent } from '../vocabulary/delivery-event.vocabulary.js';
import { chosenVehicle } from '../vocabulary/vehicle.vocabulary.js';
import { deliveryPrice, etaAt, toWireEvents, orderPrice, problemsAt } from './delivery-event.mapper.js';
import type {
  CourierSummary,
  DeliveryEventBody,
  DeliveryFact,
  DeliveryView,
  WireEvent,
} from './delivery.types.js';

/** Bodies of a fact's events, in the order in which they are sent. */
export function toEventBodies(fact: DeliveryFact, view: DeliveryView): DeliveryEventBody[] {
  return toWireEvents(fact, view.order).map((event) => eventBody(event, fact, view));
}

function eventBody(event: WireEvent, fact: DeliveryFact, view: DeliveryView): DeliveryEventBody {
  const { card } = view;
  const problem = problemsAt(fact, view.order);
  return {
    deliveryId: card.deliveryId,
    orderId: card.orderUuid,
    orderDisplayId: card.displayId,
    merchant: card.merchant,
    event,
    ...(problem.length === 0 ? {} : { problem }),
    customerName: card.recipient,
    ...(isInProgressEvent(event.type) ? toProgress(view, event.datetime) : {}),
  };
}

type Progress = Pick<
  DeliveryEventBody,
  'vehicle' | 'deliveryPrice' | 'eta' | 'deliveryPerson' | 'externalTrackingURL' | 'combinedOrdersIds'
>;

export function toProgress({ card, order, courier, ...view }: DeliveryView, at: string): Progress {
  const { offer } = card;
  return {
    ...(offer
      ? {
          vehicle: chosenVehicle(card.vehicle, offer.vehicleKind),
          deliveryPrice: order ? orderPrice(order) : deliveryPrice(offer.price),
          eta: etaAt(offer.promise, order, at),
        }
      : {}),
    ...(courier ? { deliveryPerson: deliveryPerson(courier) } : {}),
    ...(view.trackingUrl === null ? {} : { externalTrackingURL: view.trackingUrl }),
    ...(view.combinedOrdersIds.length === 0 ? {} : { combinedOrdersIds: [...view.combinedOrdersIds] }),
  };
}

export function toCourierSummary(
  { id, name, phone, photoKey }: OrderCourier,
  files: FileLinks,
): CourierSummary {
  return { id, name, phone, pictureUrl: photoKey === null ? null : files.of(photoPath(photoKey)) };
}

export function deliveryPerson(courier: CourierSummary): Answer<'DeliveryPerson'> {
  return {
    id: String(courier.id),
    name: courier.name,
    ...(courier.phone === null ? {} : { phone: courier.phone }),
    ...(courier.pictureUrl === null ? {} : { pictureURL: courier.pictureUrl }),
  };
}
