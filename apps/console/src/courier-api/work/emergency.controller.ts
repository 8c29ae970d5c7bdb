import { CourierAlerts, Hubs } from '#domain';
import { z } from 'zod';
import { listOf, textAnswer } from '../../docs/record.schemas.js';
import { instantField } from '../../http/instant.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const numberAnswer = z.strictObject({
  name: textAnswer,
  phone: z.string(),
  /** The company itself. */
  own: z.boolean(),
});
const callBody = z
  .object({
    /** null: the phone does not know where it is. */
    position: z
      .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable()
      .default(null),
    /** When the courier called, where the phone had no network then. */
    happenedAt: instantField.nullish(),
  })
  .prefault({});

@CourierController('emergency')
export class EmergencyController {
  constructor(
    private readonly alerts: CourierAlerts,
    private readonly hubs: Hubs,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Numbers to call in an emergency: those that the company sets, then its own',
    answer: listOf(numberAnswer),
  })
  async numbers(@CurrentCourier() { hubId }: CourierSession) {
    const { emergencyNumbers, branding } = (await this.hubs.get(hubId)).settings;
    const others = emergencyNumbers.map((number) => ({ ...number, own: false }));
    const own = branding.phone === null ? [] : [{ name: null, phone: branding.phone, own: true }];
    return { items: [...others, ...own] };
  }

  @Endpoint({
    method: 'POST',
    status: 204,
    summary: 'Calls the company for help and shows it where the courier is',
    body: callBody,
  })
  call(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointBody() { position, happenedAt = null }: z.output<typeof callBody>,
  ): Promise<void> {
    return this.alerts.emergency(scope, position, happenedAt);
  }
}
