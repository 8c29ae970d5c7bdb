import { Payments, type Scope } from '#domain';
import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, By } from '../access/index.js';
import { idText } from '../schemas.js';

const paymentsQuery = z.strictObject({ orderId: idText.exactOptional() });
const LIMIT = 500;

@AdminController('payments', 'payments')
export class PaymentsController {
  constructor(private readonly payments: Payments) {}

  /** What came in for one order, or, without one, the transfers somebody has to decide about. */
  @Get()
  async list(@By() by: Scope, @Query(as(paymentsQuery)) { orderId }: z.output<typeof paymentsQuery>) {
    const items =
      orderId === undefined
        ? await this.payments.inDoubt(by, LIMIT)
        : await this.payments.ofOrder(by, orderId);
    return { items };
  }
}
