import { CourierDuty, CourierQueries } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { instantField } from '../../http/instant.schemas.js';
import { courierAnswer } from '../courier.answers.js';
import { courierBody } from '../courier.body.js';
import { CourierController } from './courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from './courier.guard.js';

/** `until`: when the courier means to stop; no pickup is planned after it. null takes it back. */
const onlineBody = z.object({ until: instantField.nullable().exactOptional() }).prefault({});

@CourierController()
export class DutyController {
  constructor(
    private readonly duty: CourierDuty,
    private readonly couriers: CourierQueries,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'me',
    status: 200,
    summary: 'The courier who asks',
    answer: courierAnswer,
  })
  async me(@CurrentCourier() { scope, courierId }: CourierSession) {
    return courierBody(await this.couriers.byId(scope, courierId));
  }

  @Endpoint({
    method: 'POST',
    path: 'online',
    status: 200,
    summary: 'Begin to work: offers come from now on',
    body: onlineBody,
    answer: courierAnswer,
    errors: [409],
  })
  async online(
    @CurrentCourier() courier: CourierSession,
    @EndpointBody() { until }: z.output<typeof onlineBody>,
  ) {
    await this.duty.goOnline(courier.scope, courier.courierId, until);
    return this.me(courier);
  }

  @Endpoint({
    method: 'POST',
    path: 'offline',
    status: 200,
    summary: 'Stop working: orders in hands stay there',
    answer: courierAnswer,
  })
  async offline(@CurrentCourier() courier: CourierSession) {
    await this.duty.goOffline(courier.scope, courier.courierId);
    return this.me(courier);
  }
}
