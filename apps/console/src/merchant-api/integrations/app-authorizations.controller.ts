import { APP_SCOPES, AppAuthorizations, type MerchantSession } from '#domain';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointQuery } from '../../http/endpoint.decorator.js';
import { CurrentMerchant, MerchantController } from '../session/index.js';

const parameter = z.string().max(2_000).optional();
/** The parameters of an authorization request, as they stand in the app's link; others are left alone (RFC 6749 3.1). */
const requestFields = {
  response_type: parameter,
  client_id: parameter,
  redirect_uri: parameter,
  scope: parameter,
  state: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
};
const askQuery = z.object(requestFields);
const decisionBody = z.object({ ...requestFields, allow: z.boolean() });

const scopes = z.array(z.enum(APP_SCOPES));
const askedAnswer = z.strictObject({
  app: z.strictObject({
    id: z.int(),
    name: z.string(),
    description: textAnswer,
    website: textAnswer,
    logoUrl: textAnswer,
    teamName: z.string(),
  }),
  /** The shop that the app would act for. */
  merchant: z.strictObject({ id: z.int(), name: z.string() }),
  /** What it asks for. */
  scopes,
  /** What it may do already; null: it is not connected by a consent. */
  held: scopes.nullable(),
  /** The host that the browser goes back to. */
  redirectHost: z.string(),
  /** The request cannot be decided: the browser goes there at once, with the refusal. */
  refusedTo: textAnswer,
});
const decisionAnswer = z.strictObject({
  /** The connection; null: nothing was agreed to. */
  id: z.int().nullable(),
  redirectTo: z.string(),
});

/** Apps ask a merchant for a consent by a link to `/loja/autorizar`. */
@MerchantController('app-authorizations')
export class MerchantAppAuthorizationsController {
  constructor(private readonly authorizations: AppAuthorizations) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows what an app asks for, by the parameters of its link',
    query: askQuery,
    answer: askedAnswer,
    errors: [404],
    ownerOnly: true,
  })
  async ask(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointQuery() request: z.output<typeof askQuery>,
  ) {
    const { app, ...asked } = await this.authorizations.ask(scope, merchant.id, request);
    const { id, name, description, website, logoUrl, teamName } = app;
    return {
      app: { id, name, description, website, logoUrl, teamName },
      merchant: { id: merchant.id, name: merchant.name },
      scopes: [...asked.scopes],
      held: asked.held && [...asked.held],
      redirectHost: new URL(request.redirect_uri ?? '').host,
      refusedTo: asked.refusedTo,
    };
  }

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Agrees to what an app asks for, or refuses: the browser goes back with a code of one minute',
    body: decisionBody,
    answer: decisionAnswer,
    errors: [404, 409],
    ownerOnly: true,
    audit: {
      entity: 'app_connection',
      action: 'connected',
      changed: (answer) => (answer as z.output<typeof decisionAnswer>).id !== null,
    },
  })
  async decide(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointBody() { allow, ...request }: z.output<typeof decisionBody>,
  ) {
    const decided = await this.authorizations.decide(scope, merchant.id, request, allow);
    return { id: decided.connectionId, redirectTo: decided.redirectTo };
  }
}
