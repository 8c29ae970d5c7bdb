import type { OrderCourier } from '#domain';
import { isInProgressEvent } from '../vocabulary/delivery-events.js';
import { chosenVehicle } from '../vocabulary/vehicles.js';
import { deliveryPrice, etaAt, eventsOf, orderPrice, problemsAt } from './delivery.events.js';
import type {
  CourierCard,
  DeliveryEventBody,
  DeliveryFact,
  DeliveryView,
  WireDeliveryPerson,
  WireEvent,
} from './delivery.view.js';
import { pictureUrl } from './links.js';

/** The bodies of the webhooks that tell a fact, in the order they are sent. */
export function eventBodies(fact: DeliveryFact, view: DeliveryView): DeliveryEventBody[] {
  return eventsOf(fact).map((event) => eventBody(event, fact, view));
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
    ...(isInProgressEvent(event.type) ? progressOf(view, event.datetime) : {}),
  };
}

type Progress = Pick<
  DeliveryEventBody,
  'vehicle' | 'deliveryPrice' | 'eta' | 'deliveryPerson' | 'externalTrackingURL' | 'combinedOrdersIds'
>;

/** Vehicle, price, times, courier: what is known of a delivery on its way, as of an instant. */
export function progressOf({ card, order, courier, ...view }: DeliveryView, at: string): Progress {
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

export function courierCard({ id, name, phone, photoKey }: OrderCourier, publicUrl: string): CourierCard {
  return { id, name, phone, pictureUrl: photoKey === null ? null : pictureUrl(publicUrl, photoKey) };
}

export function deliveryPerson(courier: CourierCard): WireDeliveryPerson {
  return {
    id: String(courier.id),
    name: courier.name,
    ...(courier.phone === null ? {} : { phone: courier.phone }),
    ...(courier.pictureUrl === null ? {} : { pictureURL: courier.pictureUrl }),
  };
}
