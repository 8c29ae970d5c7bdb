import { Clock, OrderProjections, type Scope, SearchQueues, UnservedOrders } from '#domain';
import { z } from 'zod';
import { queueAnswer } from '../../docs/queue.schemas.js';
import { instantAnswer } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const arrivalsAnswer = z.strictObject({
  at: instantAnswer,
  items: z.array(z.strictObject({ orderId: z.int(), expectedAt: instantAnswer })),
  /** When each open search for a courier ends unserved; `queue` where it waits for a busy courier. */
  searches: z.array(z.strictObject({ orderId: z.int(), endsAt: instantAnswer, queue: queueAnswer })),
});

/** When open orders will be delivered, for boards: what is compared with the promise of each. */
@AdminController('arrivals', 'orders')
export class AdminOrderArrivalsController {
  constructor(
    private readonly projections: OrderProjections,
    private readonly unserved: UnservedOrders,
    private readonly queues: SearchQueues,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Projects when each open order will be delivered, and says when searches end unserved',
    description:
      'By the way that its courier has before it; without a courier, by whoever could bring it first. An order whose `expectedAt` ' +
      'is after its `deliverBy` will be late.',
    answer: arrivalsAnswer,
  })
  async list(@CurrentScope() by: Scope) {
    const arrivals = await this.projections.of(by.hubId);
    const items = [...arrivals].map(([orderId, expectedAt]) => ({ orderId, expectedAt }));
    const [endings, queue] = await Promise.all([this.unserved.endings(by), this.queues.of(by.hubId)]);
    const searches = endings.map((ending) => ({ ...ending, queue: queue.get(ending.orderId) ?? null }));
    return { at: this.clock.now(), items, searches };
  }
}
