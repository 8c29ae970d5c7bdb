import { CallGateways, type HubCallGateway, type Scope } from '#domain';
import { z } from 'zod';
import { instantAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';

const gatewayBody = z
  .strictObject({ url: z.url().max(1_000) })
  .meta({ examples: [{ url: 'https://telefonia.example.com/chamadas' }] });

const gatewayAnswer = z.strictObject({
  url: z.string(),
  connectedAt: instantAnswer,
  /** Where the telephony tells how calls go. */
  eventsUrl: z.string(),
});
/** null: nobody is called by the platform. */
const readAnswer = z.strictObject({ gateway: gatewayAnswer.nullable() });
/** The secret is shown here and nowhere else. */
const connectedAnswer = gatewayAnswer.extend({ secret: z.string() });

/** The telephony by which recipients and couriers call each other without seeing the number of the other. */
@AdminController('call-gateway', 'access')
export class CallGatewayController {
  constructor(private readonly gateways: CallGateways) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'The telephony, without its secret', answer: readAnswer })
  async read(@CurrentScope() { hubId }: Scope) {
    const gateway = await this.gateways.of(hubId);
    return { gateway: gateway && this.body(gateway) };
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Connects the telephony at an address; the answer has the secret that both sign by, once',
    description:
      'Each call is a `POST` to the address, signed by the Standard Webhooks convention: ' +
      '`{id, orderNumber, first: {side, phone}, second: {side, phone}, language, eventsUrl}`. Ring `first`, then ' +
      '`second`, connect them, and show neither the number of the other. Any 2xx takes the call, anything else ' +
      'refuses it. Tell how it goes by `POST` to `eventsUrl`, signed by the same secret: `{id, state, seconds}`.',
    body: gatewayBody,
    answer: connectedAnswer,
    audit: { entity: 'call_gateway', action: 'connected' },
  })
  async connect(@CurrentScope() by: Scope, @EndpointBody() { url }: z.output<typeof gatewayBody>) {
    const { gateway, secret } = await this.gateways.connect(by, url);
    return { ...this.body(gateway), secret };
  }

  @Endpoint({
    method: 'DELETE',
    status: 200,
    summary: 'Disconnects the telephony: nobody is called by the platform any more',
    answer: readAnswer,
    audit: { entity: 'call_gateway', action: 'disconnected' },
  })
  async disconnect(@CurrentScope() by: Scope) {
    await this.gateways.disconnect(by);
    return { gateway: null };
  }

  private body({ hubId, url, connectedAt }: HubCallGateway) {
    return { url, connectedAt, eventsUrl: this.gateways.eventsUrl(hubId) };
  }
}
