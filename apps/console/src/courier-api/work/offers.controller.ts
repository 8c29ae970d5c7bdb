import { Offers } from '#domain';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { courierOrderAnswer } from '../orders/order.answers.js';
import { CourierOrderBodies } from '../orders/courier-order-bodies.service.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { offerAnswer } from './offer.answers.js';
import { offerBody } from './offer.body.js';

const offerId = pathId('offer_not_found');

@CourierController('offers')
export class OffersController {
  constructor(
    private readonly offers: Offers,
    private readonly bodies: CourierOrderBodies,
  ) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Offers that stand', answer: listOf(offerAnswer) })
  async list(@CurrentCourier() { scope }: CourierSession) {
    return { items: (await this.offers.list(scope)).map(offerBody) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/accept',
    status: 200,
    summary: 'Take the order; the first to accept has it',
    params: { id: offerId },
    answer: courierOrderAnswer,
    errors: [404, 409, 410],
  })
  async accept(@CurrentCourier() { scope }: CourierSession, @EndpointParam('id') id: number) {
    const order = await this.offers.accept(scope, id);
    return await this.bodies.of(scope, order.id);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/decline',
    status: 204,
    summary: 'Leave the order to others',
    params: { id: offerId },
    errors: [404, 410],
  })
  async decline(@CurrentCourier() { scope }: CourierSession, @EndpointParam('id') id: number): Promise<void> {
    await this.offers.decline(scope, id);
  }
}
