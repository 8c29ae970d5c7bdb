import type { Assessment } from '#domain';
import {
  deliveryPrice,
  fleetWords,
  promisedEta,
  wirePrice,
  type FleetWords,
} from '../deliveries/delivery.events.js';
import type { WireDeliveryPrice, WireEta, WirePrice } from '../deliveries/delivery.view.js';

export interface AvailabilityAnswer {
  /** A Price, as the contract says, and a DeliveryPrice, as the official schema does. */
  deliveryPrice: WirePrice & WireDeliveryPrice;
  vehicles: FleetWords;
  ETAs: WireEta;
}

export function availability({ price, fleet, promise }: Assessment): AvailabilityAnswer {
  return {
    deliveryPrice: { ...wirePrice(price.totalCents), ...deliveryPrice(price) },
    vehicles: fleetWords(fleet),
    ETAs: promisedEta(promise),
  };
}
