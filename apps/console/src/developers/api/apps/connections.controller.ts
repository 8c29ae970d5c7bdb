import {
  APP_TYPES,
  AppConnection,
  AppConnections,
  ConnectionSecrets,
  type DeveloperApp,
} from '#domain/modules';
import { RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { z } from 'zod';
import * as answers from '../../../docs/record.schemas.js';
import * as fields from '../../../http/field.schemas.js';
import { appApi } from '../session/developer-api.decorator.js';
import { addressesOf } from './app.schemas.js';

/** `scopes`: what the merchant agreed to, for an app with tokens; null: it has the credentials shown here. */
const connectionAnswer = answers
  .recordOf(AppConnection, ['id webhookUrl connectedAt disconnectedAt shownAt scopes'], {
    merchantName: z.string(),
    lastUsedAt: answers.optionalInstant,
  })
  .meta({ id: 'AppConnection' });
const connectionCredentialsAnswer = z.strictObject({
  type: z.enum(APP_TYPES),
  environment: z.enum(['test', 'live']),
  clientId: answers.text,
  /** The client secret of a pair, or the key. */
  secret: z.string(),
  /** Key of the Standard Webhooks signature; null: nothing is sent. */
  webhookSecret: answers.text,
  merchantId: z.int(),
  baseUrl: z.string(),
  tokenUrl: answers.text,
});

const api = appApi(
  'apps/:id/connections',
  {
    connections: AppConnections,
    secrets: ConnectionSecrets,
    config: injected<RuntimeConfig>(RUNTIME_CONFIG),
  },
  { connectionId: fields.pathId('connection_not_found') },
);

export const AppConnectionsController = api.controller('AppConnectionsController', {
  list: api.get('', {
    summary: 'Lists merchants that connected the app, newest first',
    answer: answers.listOf(connectionAnswer),
    run: ({ connections, app }) => connections.ofApp(app),
  }),
  show: api.post(':connectionId/credentials', {
    summary: 'Shows the pair or key of a connected merchant, once',
    answer: connectionCredentialsAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'developer_app', action: 'connection_credentials_shown', content: false },
    run: async ({ config, secrets, app, connectionId }) =>
      credentialsBody(config, app, await secrets.show(app, connectionId)),
  }),
  renew: api.post(':connectionId/credentials/renew', {
    summary: 'Makes a new secret or key for a connected merchant, shown once; the old one ends at once',
    answer: connectionCredentialsAnswer,
    audit: { entity: 'developer_app', action: 'connection_credentials_renewed', content: false },
    run: async ({ config, secrets, app, connectionId }) =>
      credentialsBody(config, app, await secrets.renew(app, connectionId)),
  }),
});

function credentialsBody(
  config: RuntimeConfig,
  { type }: DeveloperApp,
  credentials: Awaited<ReturnType<ConnectionSecrets['show']>>,
) {
  return { type, environment: 'live' as const, ...credentials, ...addressesOf(type, config.publicUrl) };
}
