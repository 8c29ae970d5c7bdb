import { type Assessment, Clock, RequestAssessment } from '#domain';
import { availabilitySchema } from '../deliveries/delivery.schemas.js';
import { toAssessmentTerms } from '../deliveries/delivery-request.mapper.js';
import { availabilityExample } from '../docs/request.examples.js';
import { logisticsApi } from '../wire/endpoint.decorator.js';
import {
  deliveryPrice,
  promisedEta,
  toVehicleAvailability,
  wirePrice,
} from '../deliveries/delivery-event.mapper.js';

function toAvailability({ price, availability: fleet, promise }: Assessment) {
  return {
    // A Price, as the contract says, and a DeliveryPrice, as the official schema does.
    deliveryPrice: { ...wirePrice(price.totalCents), ...deliveryPrice(price) },
    vehicles: toVehicleAvailability(fleet),
    ETAs: promisedEta(promise),
  };
}

const api = logisticsApi({ assessment: RequestAssessment, clock: Clock });

export const AvailabilityController = api.controller('AvailabilityController', {
  simulate: api.post('availability', {
    operationId: 'logisticsAvailability',
    summary: 'Simula preço, tempos e veículos; nada é criado',
    body: availabilitySchema,
    examples: { simulacao: availabilityExample },
    answer: 'AvailabilityAnswer',
    errors: [400, 401, 403, 404, 429, 503],
    run: async ({ assessment, clock, caller: { scope, merchantId }, body }) =>
      toAvailability(await assessment.assess(scope, merchantId, toAssessmentTerms(body), clock.now())),
  }),
});
