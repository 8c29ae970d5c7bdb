import {
  APP_SCOPES,
  APP_TYPES,
  AppConnections,
  ConnectionSecrets,
  type DeveloperApp,
  DeveloperApps,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { instantAnswer, listOf, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { addressesOf, appParams } from './app.schemas.js';

const connectionAnswer = z
  .strictObject({
    id: z.int(),
    merchantName: z.string(),
    /** The merchant's own address for events; null: the app's. */
    webhookUrl: textAnswer,
    connectedAt: instantAnswer,
    disconnectedAt: optionalInstantAnswer,
    /** When the credentials were shown, which happens once. */
    shownAt: optionalInstantAnswer,
    lastUsedAt: optionalInstantAnswer,
    /** What the merchant agreed to: the app has tokens; null: it has the credentials that are shown here. */
    scopes: z.array(z.enum(APP_SCOPES)).nullable(),
  })
  .meta({ id: 'AppConnection' });
const connectionCredentialsAnswer = z.strictObject({
  type: z.enum(APP_TYPES),
  environment: z.enum(['test', 'live']),
  clientId: textAnswer,
  /** The client secret of a pair, or the key. */
  secret: z.string(),
  /** Key of the Standard Webhooks signature; null: nothing is sent. */
  webhookSecret: textAnswer,
  merchantId: z.int(),
  baseUrl: z.string(),
  tokenUrl: textAnswer,
});

/** Merchants that connected an app. */
@DeveloperController('apps/:id/connections')
export class AppConnectionsController {
  constructor(
    private readonly apps: DeveloperApps,
    private readonly connections: AppConnections,
    private readonly secrets: ConnectionSecrets,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists merchants that connected the app, newest first',
    params: appParams,
    answer: listOf(connectionAnswer),
    errors: [404],
  })
  async list(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    const all = await this.connections.ofApp(await this.apps.require(by, id));
    return {
      items: all.map((one) => ({
        ...{ id: one.id, merchantName: one.merchantName, webhookUrl: one.webhookUrl },
        ...{ connectedAt: one.connectedAt, disconnectedAt: one.disconnectedAt, shownAt: one.shownAt },
        lastUsedAt: one.lastUsedAt,
        scopes: one.scopes && [...one.scopes],
      })),
    };
  }

  @Endpoint({
    method: 'POST',
    path: ':connectionId/credentials',
    status: 200,
    summary: 'Shows the pair or key of a connected merchant, once',
    params: { ...appParams, connectionId: pathId('connection_not_found') },
    answer: connectionCredentialsAnswer,
    errors: [403, 404, 409],
    audit: { entity: 'developer_app', action: 'connection_credentials_shown', content: false },
  })
  async show(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('connectionId') connectionId: number,
  ) {
    const app = await this.apps.require(by, id);
    return this.shown(app, await this.secrets.show(app, connectionId));
  }

  @Endpoint({
    method: 'POST',
    path: ':connectionId/credentials/renew',
    status: 200,
    summary: 'Makes a new secret or key for a connected merchant, shown once; the old one ends at once',
    params: { ...appParams, connectionId: pathId('connection_not_found') },
    answer: connectionCredentialsAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'connection_credentials_renewed', content: false },
  })
  async renew(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @EndpointParam('connectionId') connectionId: number,
  ) {
    const app = await this.apps.require(by, id);
    return this.shown(app, await this.secrets.renew(app, connectionId));
  }

  private shown({ type }: DeveloperApp, credentials: Awaited<ReturnType<ConnectionSecrets['show']>>) {
    return {
      type,
      environment: 'live' as const,
      ...credentials,
      ...addressesOf(type, this.config.publicUrl),
    };
  }
}
