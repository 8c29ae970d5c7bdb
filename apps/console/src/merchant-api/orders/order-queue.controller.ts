import { OrderLookup, type Scope, SearchQueues } from '#domain';
import { z } from 'zod';
import { queuePlaceAnswer } from '../../docs/queue.schemas.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';

/** An account has no more orders in search at the same time. */
const MOST = 200;

/** Orders of the account that wait because every courier is busy. */
@MerchantController('queue')
export class MerchantOrderQueueController {
  constructor(
    private readonly queues: SearchQueues,
    private readonly lookup: OrderLookup,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    appScope: 'see_own',
    summary: 'Lists orders that wait for a busy courier, with their place in the queue and a forecast',
    answer: listOf(queuePlaceAnswer.extend({ orderId: z.int() })),
  })
  async list(@MerchantScope() by: Scope) {
    const queue = await this.queues.of(by.hubId);
    if (queue.size === 0) return { items: [] };
    const own = await this.lookup.find(
      by,
      undefined,
      { statuses: ['pending'] },
      { before: null, limit: MOST },
    );
    const items = own.flatMap(({ id }) => {
      const place = queue.get(id);
      return place ? [{ orderId: id, ...place }] : [];
    });
    return { items: items.sort((a, b) => a.position - b.position) };
  }
}
