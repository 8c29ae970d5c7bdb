import { AGE_CHECKS, Hubs } from '#domain';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const rulesAnswer = z.strictObject({
  /** An arrival further away is shown to the company; a delivery that failed further away, or sooner, needs words and a photo. */
  atStop: z.strictObject({ withinM: z.int(), waitMinutes: z.int() }),
  /** What is asked for where goods have a `minimumAge`: the `birthDate` of a document, or that one was seen (`documentSeen`). */
  ageCheck: z.enum(AGE_CHECKS),
  /** Where goods may be left that cannot go back to their shop; null: nowhere. */
  depotAddress: textAnswer,
});

/** What the company expects of couriers. */
@CourierController('work-rules')
export class WorkRulesController {
  constructor(private readonly hubs: Hubs) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'How near a courier must be to a stop, and how long to wait, before a delivery fails without more words; how ages are checked, and where goods may be left',
    answer: rulesAnswer,
  })
  async rules(@CurrentCourier() { hubId }: CourierSession) {
    const { atStop, ageCheck, depotAddress } = (await this.hubs.get(hubId)).settings;
    return { atStop, ageCheck, depotAddress };
  }
}
