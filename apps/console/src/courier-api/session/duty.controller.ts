import { CourierDuty, CourierPauses, CourierQueries } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { instantField } from '../../http/instant.schemas.js';
import { courierOnDutyAnswer } from '../courier.answers.js';
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
    private readonly pauses: CourierPauses,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'me',
    status: 200,
    summary: 'The courier who asks',
    answer: courierOnDutyAnswer,
  })
  async me(@CurrentCourier() { scope, courierId }: CourierSession) {
    const [view, pause] = await Promise.all([
      this.couriers.byId(scope, courierId),
      this.pauses.of(scope.hubId, courierId),
    ]);
    return { ...courierBody(view), pause };
  }

  @Endpoint({
    method: 'POST',
    path: 'online',
    status: 200,
    summary: 'Begin to work: offers come from now on',
    body: onlineBody,
    answer: courierOnDutyAnswer,
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
    answer: courierOnDutyAnswer,
  })
  async offline(@CurrentCourier() courier: CourierSession) {
    await this.duty.goOffline(courier.scope, courier.courierId);
    return this.me(courier);
  }

  @Endpoint({
    method: 'DELETE',
    path: 'pause',
    status: 200,
    summary: 'Answer offers again: ends the pause after one that was not answered',
    answer: courierOnDutyAnswer,
  })
  async endPause(@CurrentCourier() courier: CourierSession) {
    await this.pauses.end(courier.scope.hubId, courier.courierId);
    return this.me(courier);
  }
}
