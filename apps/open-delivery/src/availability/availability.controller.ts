import { Clock, RequestAssessment } from '#domain';
import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { CallerGuard, TheCaller, type MerchantCaller } from '../auth/caller.guard.js';
import { availabilitySchema } from '../deliveries/delivery.schemas.js';
import { askedTerms } from '../deliveries/request.mapper.js';
import { decode } from '../wire/decode.js';
import { availability, type AvailabilityAnswer } from './availability.mapper.js';

@Controller('v1/logistics')
@UseGuards(CallerGuard)
export class AvailabilityController {
  constructor(
    private readonly assessment: RequestAssessment,
    private readonly clock: Clock,
  ) {}

  @Post('availability')
  @HttpCode(200)
  async simulate(
    @TheCaller() { scope, merchantId }: MerchantCaller,
    @Body() sent: unknown,
  ): Promise<AvailabilityAnswer> {
    const terms = askedTerms(decode(availabilitySchema, sent));
    return availability(await this.assessment.assess(scope, merchantId, terms, this.clock.now()));
  }
}
