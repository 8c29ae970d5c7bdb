import { PhoneCalls } from '#domain';
import { courierOrderAnswer } from './order.answers.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { CourierStops } from './courier-stops.service.js';

/** Calls to the recipient of a stop by the company's telephony. */
@CourierController('orders/:id/stops/:stopId/call')
export class StopCallsController {
  constructor(
    private readonly calls: PhoneCalls,
    private readonly stops: CourierStops,
  ) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Has the courier rung, and then the recipient: neither sees the number of the other',
    params: { id: pathId('order_not_found'), stopId: pathText('stop_not_found') },
    answer: courierOrderAnswer,
    errors: [404, 409, 422, 503],
  })
  async call(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
  ) {
    const ordinal = await this.stops.ordinalOf(scope, id, stop);
    await this.calls.askAsCourier(scope, id, ordinal);
    return await this.stops.orderBody(scope, id);
  }
}
