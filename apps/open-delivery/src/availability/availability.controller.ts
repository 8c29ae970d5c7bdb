import { type Assessment, Clock, RequestAssessment } from '#domain';
import { Controller, UseGuards } from '@nestjs/common';
import { CurrentCaller, type MerchantCaller, OpenDeliveryCallerGuard } from '../auth/caller.guard.js';
import { type AvailabilityBody, availabilitySchema } from '../deliveries/delivery.schemas.js';
import { toAssessmentTerms } from '../deliveries/delivery-request.mapper.js';
import { availabilityExample } from '../docs/request.examples.js';
import { Endpoint, EndpointBody } from '../wire/endpoint.decorator.js';
import {
  deliveryPrice,
  promisedEta,
  toVehicleAvailability,
  wirePrice,
  type WireVehicleAvailability,
} from '../deliveries/delivery-event.mapper.js';
import type { WireDeliveryPrice, WireEta, WirePrice } from '../deliveries/delivery.types.js';

interface AvailabilityAnswer {
  /** A Price, as the contract says, and a DeliveryPrice, as the official schema does. */
  deliveryPrice: WirePrice & WireDeliveryPrice;
  vehicles: WireVehicleAvailability;
  ETAs: WireEta;
}

function toAvailability({ price, availability: fleet, promise }: Assessment): AvailabilityAnswer {
  return {
    deliveryPrice: { ...wirePrice(price.totalCents), ...deliveryPrice(price) },
    vehicles: toVehicleAvailability(fleet),
    ETAs: promisedEta(promise),
  };
}

@Controller('v1/logistics')
@UseGuards(OpenDeliveryCallerGuard)
export class AvailabilityController {
  constructor(
    private readonly assessment: RequestAssessment,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'availability',
    status: 200,
    operationId: 'logisticsAvailability',
    summary: 'Simula preço, tempos e veículos; nada é criado',
    body: availabilitySchema,
    examples: { simulacao: availabilityExample },
    answer: 'AvailabilityAnswer',
    errors: [400, 401, 403, 404, 429, 503],
  })
  async simulate(
    @CurrentCaller() { scope, merchantId }: MerchantCaller,
    @EndpointBody() body: AvailabilityBody,
  ): Promise<AvailabilityAnswer> {
    const terms = toAssessmentTerms(body);
    return toAvailability(await this.assessment.assess(scope, merchantId, terms, this.clock.now()));
  }
}
