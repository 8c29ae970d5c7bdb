import type { Assessment } from '#domain';
import {
  deliveryPrice,
  toVehicleAvailability,
  promisedEta,
  wirePrice,
  type WireVehicleAvailability,
} from '../deliveries/delivery-event.mapper.js';
import type { WireDeliveryPrice, WireEta, WirePrice } from '../deliveries/delivery.types.js';

export interface AvailabilityAnswer {
  /** A Price, as the contract says, and a DeliveryPrice, as the official schema does. */
  deliveryPrice: WirePrice & WireDeliveryPrice;
  vehicles: WireVehicleAvailability;
  ETAs: WireEta;
}

export function toAvailability({ price, availability: fleet, promise }: Assessment): AvailabilityAnswer {
  return {
    deliveryPrice: { ...wirePrice(price.totalCents), ...deliveryPrice(price) },
    vehicles: toVehicleAvailability(fleet),
    ETAs: promisedEta(promise),
  };
}
