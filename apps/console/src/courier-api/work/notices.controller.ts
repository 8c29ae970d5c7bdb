import { CourierNotices } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const noticeAnswer = z.strictObject({ id: z.int(), text: z.string(), at: instantAnswer });

/** What the company tells all couriers on shift. */
@CourierController('notices')
export class NoticesController {
  constructor(private readonly notices: CourierNotices) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Notices of the company that the courier has not read, oldest first',
    answer: listOf(noticeAnswer),
  })
  async list(@CurrentCourier() { scope }: CourierSession) {
    return { items: await this.notices.unread(scope) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/read',
    status: 204,
    summary: 'The courier has read the notice',
    params: { id: pathId('order_not_found') },
    errors: [404],
  })
  read(@CurrentCourier() { scope }: CourierSession, @EndpointParam('id') id: number): Promise<void> {
    return this.notices.read(scope, id);
  }
}
