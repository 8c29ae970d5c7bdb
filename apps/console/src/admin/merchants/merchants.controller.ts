import {
  MerchantQueries,
  Merchants,
  PreparationTimes,
  WalletQueries,
  Credentials,
  MerchantSubscriptions,
  ReceiverCheck,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import * as schemas from './merchant.schemas.js';

const listQuery = z.strictObject({
  search: z.string().min(1).max(200).exactOptional(),
  email: z.string().max(200).exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  ownerId: fields.idText.exactOptional(),
  /** Only merchants without an owner. */
  accounts: fields.flagText.exactOptional(),
  blocked: fields.flagText.exactOptional(),
  ...fields.paging,
});

const api = adminApi('merchants', 'merchants', {
  merchants: Merchants,
  queries: MerchantQueries,
  wallets: WalletQueries,
  preparation: PreparationTimes,
  credentials: Credentials,
  receivers: ReceiverCheck,
  subscriptions: MerchantSubscriptions,
});

const MerchantsController = api.controller('MerchantsController', {
  list: api.get('', {
    summary: 'Lists merchants with their balances',
    query: listQuery,
    answer: answers.pageOf(schemas.merchantLineAnswer),
    run: async ({ queries, wallets, by, query: { page, perPage, ...filter } }) => {
      const found = await queries.page(by, filter, { page, perPage });
      const ids = found.items.map((merchant) => merchant.id);
      const balances = await wallets.balances(by, 'merchant', ids);
      const items = found.items.map((merchant) => ({
        ...schemas.merchantBody(merchant),
        balanceCents: balances.get(merchant.id) ?? 0,
      }));
      return { ...found, items };
    },
  }),
  read: api.get(':id', {
    summary: 'Shows a merchant',
    answer: schemas.merchantAnswer,
    run: async ({ merchants, by, id }) => schemas.merchantBody(await merchants.get(by, id)),
  }),
  preparationTimes: api.get(':id/preparation-times', {
    summary: 'Shows how long a merchant prepares: set by hand, or learned by hour of the week',
    answer: schemas.preparationAnswer,
    run: async ({ merchants, preparation, by, id }) => {
      const { preparationMinutes } = await merchants.get(by, id);
      return { preparationMinutes, items: await preparation.ofMerchant(by.hubId, id) };
    },
  }),
  forgetPreparationTimes: api.delete(':id/preparation-times', {
    summary: 'Forgets the learned preparation times of a merchant',
    audit: { entity: 'merchant', action: 'preparation_times_forgotten' },
    run: async ({ merchants, preparation, by, id }) => {
      await merchants.get(by, id);
      await preparation.forget(by.hubId, id);
    },
  }),
  create: api.post('', {
    summary: 'Registers a merchant',
    body: schemas.newMerchant,
    answer: schemas.merchantAnswer,
    errors: [404, 409],
    audit: { entity: 'merchant', action: 'created' },
    run: async ({ merchants, by, body }) => schemas.merchantBody(await merchants.create(by, body)),
  }),
  update: api.patch(':id', {
    summary: 'Changes a merchant; the password needs the right to it, and the merchant is told',
    accessFields: ['password'],
    body: schemas.merchantPatch,
    answer: schemas.merchantAnswer,
    audit: { entity: 'merchant', action: 'updated' },
    run: async ({ merchants, by, id, body }) => schemas.merchantBody(await merchants.update(by, id, body)),
  }),
  block: api.post(':id/block', {
    summary: 'Blocks a merchant',
    answer: schemas.merchantAnswer,
    audit: { entity: 'merchant', action: 'blocked' },
    run: async ({ merchants, by, id }) => schemas.merchantBody(await merchants.block(by, id)),
  }),
  unblock: api.post(':id/unblock', {
    summary: 'Unblocks a merchant',
    answer: schemas.merchantAnswer,
    audit: { entity: 'merchant', action: 'unblocked' },
    run: async ({ merchants, by, id }) => schemas.merchantBody(await merchants.unblock(by, id)),
  }),
});

const OpenDeliveryController = api.controller('OpenDeliveryController', {
  read: api.get(':id/open-delivery', {
    summary: 'Shows a merchant’s Open Delivery settings',
    answer: schemas.openDeliveryAnswer,
    run: async ({ merchants, credentials, by, id }) => {
      const merchant = await merchants.get(by, id);
      return schemas.openDeliveryBody(merchant, (await credentials.currentPair(id))?.clientId ?? null);
    },
  }),
  change: api.put(':id/open-delivery', {
    summary: 'Changes a merchant’s Open Delivery settings',
    body: schemas.openDeliverySettings,
    answer: schemas.openDeliveryAnswer,
    audit: { entity: 'merchant', action: 'open_delivery_changed' },
    run: async ({ receivers, merchants, subscriptions, credentials, by, id, body }) => {
      for (const field of ['webhookUrl', 'confirmationCallbackUrl'] as const) {
        const url = body[field];
        if (url) await receivers.require(url, field, 'unresolvable');
      }
      const merchant = await merchants.update(by, id, {
        requestsEnabled: body.enabled,
        requestWebhookUrl: body.webhookUrl,
        acceptsMarketplaceRequests: body.acceptMarketplaceOrders,
        ...(body.acceptAny2xx !== undefined && { requestWebhookAcceptsAny2xx: body.acceptAny2xx }),
        ...(body.confirmationCallbackUrl !== undefined && {
          codeCallbackUrl: body.confirmationCallbackUrl,
        }),
      });
      await subscriptions.syncMerchant(by.hubId, id);
      return schemas.openDeliveryBody(merchant, (await credentials.currentPair(id))?.clientId ?? null);
    },
  }),
  issue: api.post(':id/open-delivery/credentials', {
    status: 201,
    summary: 'Issues a new client id and secret, shown once',
    area: 'credentials',
    answer: schemas.clientPairAnswer,
    audit: { entity: 'merchant', action: 'open_delivery_pair_issued' },
    run: ({ credentials, by, id }) => credentials.issuePair(by, id),
  }),
});

const newKey = z.strictObject({
  kind: z.enum(['full_api_key', 'model_m_key']),
  /** Absent: a key for the whole hub. */
  merchantId: fields.id.nullable().exactOptional(),
  label: fields.name,
  environment: z.enum(['live', 'test']).exactOptional(),
});

const credentialsApi = adminApi('credentials', 'credentials', { credentials: Credentials });

const CredentialsController = credentialsApi.controller('CredentialsController', {
  list: credentialsApi.get('', {
    summary: 'Lists keys and pairs of the hub or of one merchant, without their secrets',
    query: z.strictObject({ merchantId: fields.idText.exactOptional() }),
    answer: answers.listOf(schemas.credentialAnswer),
    run: ({ credentials, by, query: { merchantId } }) => credentials.list(by, merchantId),
  }),
  issue: credentialsApi.post('', {
    summary: 'Issues a key, shown once',
    body: newKey,
    answer: schemas.issuedKeyAnswer,
    errors: [404],
    audit: { entity: 'credential', action: 'issued' },
    run: ({ credentials, by, body }) => credentials.issueKey(by, body),
  }),
  rotate: credentialsApi.post(':id/rotate', {
    status: 201,
    summary: 'Replaces a key by a new one, shown once',
    answer: schemas.issuedKeyAnswer,
    audit: { entity: 'credential', action: 'rotated' },
    run: ({ credentials, by, id }) => credentials.rotate(by, id),
  }),
  deactivate: credentialsApi.delete(':id', {
    summary: 'Deactivates a key',
    audit: { entity: 'credential', action: 'deactivated' },
    run: ({ credentials, by, id }) => credentials.deactivate(by, id),
  }),
});

export const MERCHANT_CONTROLLERS = [MerchantsController, OpenDeliveryController, CredentialsController];
