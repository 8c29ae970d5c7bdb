import { Audit, APP_SCOPES, Message, MessageLog } from '#domain';
import { AppRemovals, DeveloperApps, type DeveloperApp, SandboxShops } from '#domain/modules';
import { RUNTIME_CONFIG, type RuntimeConfig, textOf, injected } from '#runtime';
import { z } from 'zod';
import * as answers from '../../../docs/record.schemas.js';
import { publicApi, type CallOf } from '../../../http/declared-api.decorator.js';
import { oauthAddresses } from '../../../docs/oauth-addresses.mapper.js';
import * as schemas from './app.schemas.js';
import { developerApi } from '../session/developer-api.decorator.js';
import { requiredFile } from '../../../courier-api/files/picture.stream.js';

const api = developerApi(
  'apps',
  {
    apps: DeveloperApps,
    removals: AppRemovals,
    log: Audit,
    shops: SandboxShops,
    messages: MessageLog,
    config: injected<RuntimeConfig>(RUNTIME_CONFIG),
  },
  schemas.appParams,
);

/** Apps of teams that the caller is not in are not found. */
api.controller('DeveloperAppsController', {
  list: api.get('', {
    summary: 'Lists the apps of the caller’s teams',
    answer: answers.listOf(schemas.appAnswer),
    run: async ({ apps, by }) => (await apps.list(by)).map(schemas.appBody),
  }),
  create: api.post('', {
    summary:
      'Creates an app with a sandbox of its own: a hub with streets, tariffs, a merchant and robot couriers',
    body: schemas.newAppBody,
    answer: schemas.appAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'created' },
    run: async ({ apps, by, body }) => schemas.appBody(await apps.create(by, body)),
  }),
  read: api.get(':id', {
    summary: 'Shows an app',
    answer: schemas.appAnswer,
    run: async ({ apps, by, id }) => schemas.appBody(await apps.get(by, id)),
  }),
  remove: api.delete(':id', {
    summary: 'Deletes an app and all that its sandbox holds; for the owner of its team',
    description: 'Refused while shops are connected: they disconnect first.',
    errors: [403, 404, 409],
    // Rows go in batches, each its own transaction.
    audit: { entity: 'developer_app', action: 'deleted', ownTransactions: true },
    run: ({ removals, by, id }) => removals.remove(by, id),
  }),
  change: api.patch(':id', {
    summary:
      'Changes an app’s name, description or website; merchants see the change once a review has approved it',
    body: schemas.appPatch,
    answer: schemas.appAnswer,
    audit: { entity: 'developer_app', action: 'updated' },
    errors: [404],
    run: async ({ apps, by, id, body }) => schemas.appBody(await apps.update(by, id, body)),
  }),
  setRobots: api.put(':id/sandbox', {
    summary: 'Lets robots move the sandbox’s orders, or stops them',
    body: schemas.sandboxBody,
    answer: schemas.appAnswer,
    audit: { entity: 'developer_app', action: 'robots_switched' },
    run: async ({ apps, by, id, body: { robots } }) => schemas.appBody(await apps.setRobots(by, id, robots)),
  }),
  activity: api.get(':id/activity', {
    summary: 'Lists who did what to the app, newest first',
    query: schemas.activityQuery,
    answer: schemas.activityAnswer,
    run: async ({ apps, log, by, id, query: { cursor, limit } }) => {
      await apps.require(by, id);
      const about = { entity: 'developer_app', entityId: String(id), before: cursor };
      return (await log.list(null, about, limit)).map(schemas.activityBody);
    },
  }),
});

api.controller('AppLogoController', {
  set: api.put(':id/logo', {
    summary: 'Sets the app’s logo (JPEG, PNG or WebP, 10 MiB)',
    files: ['logo'],
    answer: schemas.appAnswer,
    errors: [404, 413],
    audit: { entity: 'developer_app', action: 'logo_set' },
    run: async ({ apps, by, id, uploads }) => {
      await apps.require(by, id);
      return schemas.appBody(await apps.setLogo(by, id, requiredFile(uploads, 'logo')));
    },
  }),
  remove: api.delete(':id/logo', {
    summary: 'Removes the app’s logo',
    answer: schemas.appAnswer,
    audit: { entity: 'developer_app', action: 'logo_removed' },
    run: async ({ apps, by, id }) => schemas.appBody(await apps.setLogo(by, id, null)),
  }),
});

const authorizationBody = z.strictObject({
  /** Compared letter by letter with what a request names: https, or http on the developer's own machine. */
  redirectUris: z.array(z.string().max(500)),
  scopes: z.array(z.enum(APP_SCOPES)),
});
const authorizationAnswer = z.strictObject({
  clientId: z.string(),
  redirectUris: z.array(z.string()),
  scopes: z.array(z.enum(APP_SCOPES)),
  authorizeUrl: z.string(),
  tokenUrl: z.string(),
});

const shopAnswer = z.strictObject({
  email: z.string(),
  /** Shown once; the next one replaces it. */
  password: z.string(),
  loginUrl: z.string(),
});

api.controller('AppAuthorizationController', {
  read: api.get(':id/authorization', {
    summary: 'Shows what the app asks merchants for, and its addresses of OAuth',
    answer: authorizationAnswer,
    run: async ({ config, apps, by, id }) => shown(config, await apps.require(by, id)),
  }),
  change: api.put(':id/authorization', {
    summary: 'Sets what the app may ask merchants for, and where their browsers may be sent back to',
    body: authorizationBody,
    answer: authorizationAnswer,
    audit: { entity: 'developer_app', action: 'updated' },
    run: async ({ config, apps, by, id, body }) => shown(config, await apps.setAuthorization(by, id, body)),
  }),
  openShop: api.post(':id/authorization/shop', {
    summary:
      'Issues a log-in of a shop in the sandbox, with a new password, to try the installation before any approval',
    answer: shopAnswer,
    audit: { entity: 'developer_app', action: 'sandbox_shop_opened', content: false },
    run: async ({ config, shops, apps, by, id }) => {
      const loginUrl = new URL('/loja', config.publicUrl).toString();
      return { ...(await shops.open(await apps.require(by, id))), loginUrl };
    },
  }),
});

function shown({ publicUrl }: RuntimeConfig, { ...app }: DeveloperApp) {
  return { ...app, clientId: String(app.id), ...oauthAddresses(publicUrl) };
}

api.controller('AppCredentialsController', {
  read: api.get(':id/credentials', {
    summary: 'Shows the sandbox’s pair or key, and where it is used',
    answer: schemas.appCredentialAnswer,
    run: credentialsShown,
  }),
  regenerate: api.post(':id/credentials', {
    status: 201,
    summary: 'Makes a new pair or key for the sandbox; the old one ends at once',
    answer: schemas.appCredentialAnswer,
    audit: { entity: 'developer_app', action: 'credentials_regenerated' },
    run: async (call) => {
      await call.apps.regenerate(call.by, call.id);
      return credentialsShown(call);
    },
  }),
});

async function credentialsShown({ apps, config, by, id }: CallOf<typeof api> & { readonly id: number }) {
  const { type, sandboxMerchantId: merchantId } = await apps.require(by, id);
  const credential = await apps.credential(by, id);
  return {
    type,
    environment: 'test' as const,
    merchantId,
    ...credential,
    ...schemas.addressesOf(type, config.publicUrl),
    requestsPerMinute: config.rateLimitPerMinute,
  };
}

const listenerApi = publicApi('api/developer', {});

/** Stands for the laptop of a developer whose app has no webhook: its sandbox sends and `listen` brings. */
listenerApi.controller('AppListenerController', {
  take: listenerApi.post('listener', {
    summary: 'Takes any message and keeps nothing of it: the webhook of an app whose developer only listens',
    run: () => {
      // The message is in the log of the app's sandbox, from where the developer's program reads it.
    },
  }),
});

const messageAnswer = answers.recordOf(
  Message,
  ['id channel recipient createdAt'],
  answers.each(['subject', 'text'], z.string()),
);

/** Nobody is sent these texts. */
api.controller('AppMessagesController', {
  list: api.get(':id/messages', {
    summary: 'Lists the last texts that the sandbox would have sent to recipients, newest first',
    answer: answers.listOf(messageAnswer),
    run: async ({ apps, messages, by, id }) => {
      const { sandboxHubId } = await apps.require(by, id);
      const mails = await messages.mailbox(sandboxHubId);
      return mails.map((message) => ({ ...message, ...textOf(message) }));
    },
  }),
});

export const APP_CONTROLLERS = [...api.controllers, ...listenerApi.controllers];
