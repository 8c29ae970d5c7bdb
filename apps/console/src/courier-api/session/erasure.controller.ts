import { CourierAlerts } from '#domain';
import { z } from 'zod';
import { optionalInstantAnswer } from '../../docs/record.schemas.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { CourierController } from './courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from './courier.guard.js';

const askedAnswer = z.strictObject({
  /** null: not asked, or answered by the company. */
  askedAt: optionalInstantAnswer,
});

/** The courier asks the company to erase their data; an operator does it, or says why not. */
@CourierController('me/erasure')
export class ErasureController {
  constructor(private readonly alerts: CourierAlerts) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: "Since when the company has been asked to erase the courier's data",
    answer: askedAnswer,
  })
  async read(@CurrentCourier() { scope }: CourierSession) {
    return { askedAt: await this.alerts.erasureAsked(scope) };
  }

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: "Asks the company to erase the courier's data; asked again, the first day stays",
    answer: askedAnswer,
  })
  async ask(@CurrentCourier() { scope }: CourierSession) {
    return { askedAt: await this.alerts.askErasure(scope) };
  }
}
