import { CourierNotices, MAX_NOTICE, type Scope } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const notice = z.strictObject({ text: z.string().trim().min(1).max(MAX_NOTICE) });
const sentAnswer = z.strictObject({
  id: z.int(),
  text: z.string(),
  at: instantAnswer,
  /** Who sent it. */
  by: textAnswer,
  /** How many couriers were on shift. */
  couriers: z.int(),
  read: z.array(z.strictObject({ courierId: z.int(), name: z.string(), at: instantAnswer })),
});

/** Notices to all couriers on shift. */
@AdminController('courier-notices', 'couriers')
export class CourierNoticesController {
  constructor(private readonly notices: CourierNotices) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the last notices to couriers, with who has read them',
    answer: listOf(sentAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.notices.sent(by) };
  }

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Tells all couriers on shift something, by push and in their app',
    body: notice,
    answer: z.strictObject({ couriers: z.int() }),
    audit: { entity: 'courier', action: 'told' },
  })
  async send(@CurrentScope() by: Scope, @EndpointBody() { text }: z.output<typeof notice>) {
    return { couriers: await this.notices.send(by, text) };
  }
}
