import { APP_SCOPES, APP_TYPES, AppConnections, SpendingDays, type MerchantSession } from '#domain';
import { z } from 'zod';
import { idField } from '../../admin/field.schemas.js';
import {
  centsAnswer,
  instantAnswer,
  listOf,
  optionalInstantAnswer,
  textAnswer,
} from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { dayLimitField } from '../account/account.schemas.js';
import { CurrentMerchant, MerchantController } from '../session/index.js';

const app = { name: z.string(), type: z.enum(APP_TYPES), logoUrl: textAnswer, teamName: z.string() };
const approvedAnswer = z.strictObject({
  id: z.int(),
  ...app,
  description: textAnswer,
  website: textAnswer,
  /** Events may go to an address of the merchant's own. */
  merchantsMaySetTheirOwn: z.boolean(),
});
const connectionAnswer = z.strictObject({
  id: z.int(),
  appId: z.int(),
  ...app,
  webhookUrl: textAnswer,
  connectedAt: instantAnswer,
  disconnectedAt: optionalInstantAnswer,
  lastUsedAt: optionalInstantAnswer,
  /** What the account agreed to; null: connected by a key that its team is shown. */
  scopes: z.array(z.enum(APP_SCOPES)).nullable(),
  /** What it did last by a token: the scope that it needed. */
  lastAct: z.enum(APP_SCOPES).nullable(),
  lastActAt: optionalInstantAnswer,
  /** What it may order for in a day; null: no limit. */
  dayLimitCents: centsAnswer.nullable(),
});
const limitBody = z.strictObject({ dayLimitCents: dayLimitField });
const scopesBody = z.strictObject({ scopes: z.array(z.enum(APP_SCOPES)) });
const connectBody = z.strictObject({
  appId: idField,
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .default(null),
});
const params = { id: pathId('connection_not_found') };

/** Approved apps of developers, and those that the account connected. */
@MerchantController()
export class MerchantAppsController {
  constructor(
    private readonly connections: AppConnections,
    private readonly spending: SpendingDays,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'apps',
    status: 200,
    summary: 'Lists approved apps that the account may connect',
    answer: listOf(approvedAnswer),
    ownerOnly: true,
  })
  async apps() {
    return { items: await this.connections.approved() };
  }

  @Endpoint({
    method: 'GET',
    path: 'app-connections',
    status: 200,
    summary: 'Lists the apps that the account connected, newest first',
    answer: listOf(connectionAnswer),
    ownerOnly: true,
  })
  async list(@CurrentMerchant() { scope, merchant }: MerchantSession) {
    return { items: (await this.connections.ofMerchant(scope, merchant.id)).map(shown) };
  }

  @Endpoint({
    method: 'POST',
    path: 'app-connections',
    status: 201,
    summary: 'Connects an app: a pair or key is made for it, which its team is shown once',
    body: connectBody,
    answer: connectionAnswer,
    errors: [403, 404, 409],
    ownerOnly: true,
    audit: { entity: 'app_connection', action: 'connected' },
  })
  async connect(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointBody() { appId, webhookUrl }: z.output<typeof connectBody>,
  ) {
    return shown(await this.connections.connect(scope, merchant.id, appId, webhookUrl));
  }

  @Endpoint({
    method: 'PUT',
    path: 'app-connections/:id/scopes',
    status: 200,
    summary: 'Takes back a part of what the account agreed to, at once; more is agreed to where the app asks',
    params,
    body: scopesBody,
    answer: connectionAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'app_connection', action: 'updated' },
  })
  async narrow(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { scopes }: z.output<typeof scopesBody>,
  ) {
    return shown(await this.connections.narrow(scope, merchant.id, id, scopes));
  }

  @Endpoint({
    method: 'PUT',
    path: 'app-connections/:id/limit',
    status: 200,
    summary: 'Sets what an app may order for in a day, by tokens and by its keys',
    params,
    body: limitBody,
    answer: connectionAnswer,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'app_connection', action: 'updated' },
  })
  async limit(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { dayLimitCents }: z.output<typeof limitBody>,
  ) {
    const limited = await this.connections.limit(scope, merchant.id, id, dayLimitCents);
    if (dayLimitCents !== null) await this.spending.countToday(scope, merchant.id, limited.appId);
    return shown(limited);
  }

  @Endpoint({
    method: 'DELETE',
    path: 'app-connections/:id',
    status: 204,
    summary: 'Disconnects an app: its pair or key ends at once, and nothing more is sent to it',
    params,
    errors: [404],
    ownerOnly: true,
    audit: { entity: 'app_connection', action: 'disconnected' },
  })
  disconnect(
    @CurrentMerchant() { scope, merchant }: MerchantSession,
    @EndpointParam('id') id: number,
  ): Promise<void> {
    return this.connections.disconnect(scope, merchant.id, id);
  }
}

function shown(connection: Awaited<ReturnType<AppConnections['connect']>>) {
  const { id, appId, appName: name, type, logoUrl, teamName, webhookUrl } = connection;
  const { connectedAt, disconnectedAt, lastUsedAt, scopes, lastAct, lastActAt, dayLimitCents } = connection;
  return {
    ...{ id, appId, name, type, logoUrl, teamName, webhookUrl, connectedAt, disconnectedAt, lastUsedAt },
    ...{ scopes: scopes && [...scopes], lastAct, lastActAt, dayLimitCents },
  };
}
