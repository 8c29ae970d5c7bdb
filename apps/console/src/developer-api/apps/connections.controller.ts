import { APP_SCOPES, APP_TYPES, AppConnections, ConnectionSecrets, type DeveloperApp } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { appApi } from '../session/developer-api.decorator.js';
import { addressesOf } from './app.schemas.js';

const connectionAnswer = answers.named('AppConnection', {
  id: z.int(),
  merchantName: z.string(),
  /** The merchant's own address for events; null: the app's. */
  webhookUrl: answers.text,
  connectedAt: answers.instant,
  disconnectedAt: answers.optionalInstant,
  /** When the credentials were shown, which happens once. */
  shownAt: answers.optionalInstant,
  lastUsedAt: answers.optionalInstant,
  /** What the merchant agreed to: the app has tokens; null: it has the credentials that are shown here. */
  scopes: z.array(z.enum(APP_SCOPES)).nullable(),
});
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
