import { Controller, UseGuards } from '@nestjs/common';
import { OrderVersions, type Caller } from '#domain';
import { OrderAnswers } from '#runtime';
import { ApiKeyGuard, CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointParam } from '../wire/endpoint.decorator.js';
import { pathRef } from '../wire/request.parser.js';
import { detail, ended } from './receipt.examples.js';
import { RequestViews } from './request-views.provider.js';

/** The newer generation: English names and no envelope. */
@Controller('api/m/v1')
@UseGuards(ApiKeyGuard)
export class RequestDetailController {
  constructor(
    private readonly versions: OrderVersions,
    private readonly views: RequestViews,
    private readonly answers: OrderAnswers,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'request/:id',
    status: 200,
    summary: 'Request detail',
    conditional: true,
    access: 'any',
    params: { id: pathRef },
    answer: { ...detail, ...ended },
    optional: ['driver', 'finished', 'cancellation'],
    nullable: [
      'external_id',
      'category',
      'accepted_at',
      'pending_at',
      'latitude',
      'longitude',
      'cancelled_by_name',
    ],
  })
  async detail(@CurrentCaller() { scope }: Caller, @EndpointParam('id') ref: string) {
    const order = await this.versions.byRef(scope, ref);
    return this.answers.one(await this.views.detail(scope), order);
  }
}
