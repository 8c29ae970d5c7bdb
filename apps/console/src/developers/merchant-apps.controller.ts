import { APP_SCOPES, SpendingDays } from '#domain';
import {
  APP_TYPES,
  AppConnection,
  AppConnections,
  AppAuthorizations,
  DeveloperSessions,
} from '#domain/modules';
import { DEVELOPER_SESSIONS } from '../http/console-caller.provider.js';
import { OAuthRefusalsModule } from './oauth/oauth.errors.js';
import { z } from 'zod';
import * as fields from '../http/field.schemas.js';
import * as answers from '../docs/record.schemas.js';
import { dayLimitField } from '../merchant-api/account/account.controller.js';
import { ownerApi } from '../merchant-api/session/merchant-api.decorator.js';
import { Module } from '@nestjs/common';
import { DeveloperApiModule } from './api/developer-api.module.js';
import { McpModule } from './mcp/mcp.controller.js';
import {
  OAuthController,
  OAuthMetadataController,
  ProtectedResourceController,
} from './oauth/oauth.controller.js';
import { DevelopersPageController, WebAppsModule } from '../web/web-apps.controller.js';
import { AppReviewsAdminController } from './app-reviews.controller.js';

const app = { name: z.string(), type: z.enum(APP_TYPES), logoUrl: answers.text, teamName: z.string() };
const approvedAnswer = z.strictObject({
  id: z.int(),
  ...app,
  description: answers.text,
  website: answers.text,
  /** Events may go to an address of the merchant's own. */
  merchantsMaySetTheirOwn: z.boolean(),
});
const connectionAnswer = answers.recordOf(
  AppConnection,
  ['id appId webhookUrl connectedAt disconnectedAt scopes lastAct lastActAt'],
  {
    ...app,
    lastUsedAt: answers.optionalInstant,
    /** What it may order for in a day; null: no limit. */
    dayLimitCents: answers.cents.nullable(),
  },
);
const api = ownerApi(
  '',
  { connections: AppConnections, spending: SpendingDays, authorizations: AppAuthorizations },
  { id: fields.pathId('connection_not_found') },
);

const MerchantAppsController = api.controller('MerchantAppsController', {
  apps: api.get('apps', {
    summary: 'Lists approved apps that the account may connect',
    answer: answers.listOf(approvedAnswer),
    run: ({ connections }) => connections.approved(),
  }),
  list: api.get('app-connections', {
    summary: 'Lists the apps that the account connected, newest first',
    answer: answers.listOf(connectionAnswer),
    run: async ({ connections, by, merchantId }) => (await connections.ofMerchant(by, merchantId)).map(shown),
  }),
  connect: api.post('app-connections', {
    status: 201,
    summary: 'Connects an app: a pair or key is made for it, which its team is shown once',
    body: z.strictObject({
      appId: fields.id,
      webhookUrl: fields.webAddress.nullable().default(null),
    }),
    answer: connectionAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'app_connection', action: 'connected' },
    run: async ({ connections, by, merchantId, body: { appId, webhookUrl } }) =>
      shown(await connections.connect(by, merchantId, appId, webhookUrl)),
  }),
  narrow: api.put('app-connections/:id/scopes', {
    summary: 'Takes back a part of what the account agreed to, at once; more is agreed to where the app asks',
    body: z.strictObject({ scopes: z.array(z.enum(APP_SCOPES)) }),
    answer: connectionAnswer,
    audit: { entity: 'app_connection', action: 'updated' },
    run: async ({ connections, by, merchantId, id, body: { scopes } }) =>
      shown(await connections.narrow(by, merchantId, id, scopes)),
  }),
  limit: api.put('app-connections/:id/limit', {
    summary: 'Sets what an app may order for in a day, by tokens and by its keys',
    body: z.strictObject({ dayLimitCents: dayLimitField }),
    answer: connectionAnswer,
    audit: { entity: 'app_connection', action: 'updated' },
    run: async ({ connections, spending, by, merchantId, id, body: { dayLimitCents } }) => {
      const limited = await connections.limit(by, merchantId, id, dayLimitCents);
      if (dayLimitCents !== null) await spending.countToday(by, merchantId, limited.appId);
      return shown(limited);
    },
  }),
  disconnect: api.delete('app-connections/:id', {
    summary: 'Disconnects an app: its pair or key ends at once, and nothing more is sent to it',
    audit: { entity: 'app_connection', action: 'disconnected' },
    run: ({ connections, by, merchantId, id }) => connections.disconnect(by, merchantId, id),
  }),
});

function shown(connection: Awaited<ReturnType<AppConnections['connect']>>) {
  return { ...connection, name: connection.appName };
}

/** Parameters of the app’s link; others in it are ignored (RFC 6749 3.1). */
const requestFields = answers.each(
  ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'code_challenge', 'code_challenge_method'],
  z.string().max(2_000).optional(),
);

const scopes = z.array(z.enum(APP_SCOPES));
const askedAnswer = z.strictObject({
  app: z.strictObject({
    id: z.int(),
    name: z.string(),
    ...answers.each(['description', 'website', 'logoUrl'], answers.text),
    teamName: z.string(),
  }),
  merchant: z.strictObject({ id: z.int(), name: z.string() }),
  scopes,
  /** What the app may do already; null: it is not connected by a consent. */
  held: scopes.nullable(),
  redirectHost: z.string(),
  /** The request cannot be decided: the browser goes there at once, with the refusal. */
  refusedTo: answers.text,
});
const decisionAnswer = z.strictObject({
  /** null: nothing was agreed to. */
  id: z.int().nullable(),
  redirectTo: z.string(),
});

/** An app asks for a consent by a link to `/loja/autorizar`. */
const MerchantAppAuthorizationsController = api.controller('MerchantAppAuthorizationsController', {
  ask: api.get('app-authorizations', {
    summary: 'Shows what an app asks for, by the parameters of its link',
    query: z.object(requestFields),
    answer: askedAnswer,
    errors: [404],
    run: async ({ authorizations, session: { scope, merchant }, query: request }) => {
      const asked = await authorizations.ask(scope, merchant.id, request);
      return { ...asked, merchant, redirectHost: new URL(request.redirect_uri ?? '').host };
    },
  }),
  decide: api.post('app-authorizations', {
    status: 200,
    summary: 'Agrees to what an app asks for, or refuses: the browser goes back with a code of one minute',
    body: z.object({ ...requestFields, allow: z.boolean() }),
    answer: decisionAnswer,
    errors: [404, 409],
    audit: {
      entity: 'app_connection',
      action: 'connected',
      changed: (answer) => (answer as z.output<typeof decisionAnswer>).id !== null,
    },
    run: async ({ authorizations, by, merchantId, body: { allow, ...request } }) => {
      const decided = await authorizations.decide(by, merchantId, request, allow);
      return { id: decided.connectionId, redirectTo: decided.redirectTo };
    },
  }),
});

@Module({
  imports: [DeveloperApiModule, McpModule, OAuthRefusalsModule, WebAppsModule],
  controllers: [
    MerchantAppAuthorizationsController,
    MerchantAppsController,
    AppReviewsAdminController,
    DevelopersPageController,
    OAuthController,
    OAuthMetadataController,
    ProtectedResourceController,
  ],
  providers: [{ provide: DEVELOPER_SESSIONS, useExisting: DeveloperSessions }],
})
export class DevelopersApiModule {}
