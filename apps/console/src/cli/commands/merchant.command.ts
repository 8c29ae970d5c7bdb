import { hubScope, Hubs, Merchants, MerchantSubscriptions, ReceiverCheck } from '#domain';
import { HUB_OPTION, type Command, type CommandArguments, UsageError } from '../command.types.js';

const YES_OR_NO = ['yes', 'no'] as const;

const create: Command = {
  name: 'merchant create',
  summary: 'Registers a merchant: who places orders and pays for them',
  options: {
    hub: HUB_OPTION,
    name: { value: 'text', help: 'its name', required: true },
    phone: { value: 'number', help: 'with area code', required: true },
    email: { value: 'address', help: 'to log in with' },
    password: { value: 'text', help: 'to log in with' },
    invoicing: { help: 'pays by invoice: its orders need no balance' },
    owner: { value: 'id', help: 'makes it a sub-user of that merchant' },
    'external-id': { value: 'text', help: 'what the merchant calls itself in its own system' },
  },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const password = given.optional('password');
    const merchant = await context.get(Merchants).create(hubScope(hubId), {
      name: given.text('name'),
      phone: given.text('phone'),
      email: given.optional('email'),
      externalId: given.optional('external-id'),
      invoicingEnabled: given.flag('invoicing'),
      ownerId: given.optionalId('owner'),
      ...(password === null ? {} : { password }),
    });
    return { data: { id: merchant.id }, lines: [`Merchant ${merchant.id} created: ${merchant.name}`] };
  },
};

const openDelivery: Command = {
  name: 'merchant open-delivery',
  summary: 'Says whether and how a merchant uses Open Delivery',
  operands: ['merchant'],
  options: {
    hub: HUB_OPTION,
    enabled: { value: 'yes|no', help: 'may send delivery requests' },
    webhook: { value: 'url', help: 'receives events of its deliveries; an empty one ends it' },
    marketplace: { value: 'yes|no', help: 'takes orders that marketplaces send' },
    'any-2xx': { value: 'yes|no', help: 'its receiver need not answer 204: any 2xx counts' },
  },
  async run(context, given) {
    const patch = openDeliveryPatch(given);
    if (Object.keys(patch).length === 0)
      throw new UsageError('merchant open-delivery needs --enabled, --webhook, --marketplace or --any-2xx');
    const { requestWebhookUrl: receiver } = patch;
    if (receiver) await context.get(ReceiverCheck).require(receiver, 'webhook', 'unresolvable');
    const merchant = await context
      .get(Merchants)
      .update(hubScope(given.id('hub')), given.idOperand('merchant'), patch);
    await context.get(MerchantSubscriptions).syncMerchant(merchant.hubId, merchant.id);
    const { id, requestsEnabled: enabled, requestWebhookUrl: webhook } = merchant;
    const { acceptsMarketplaceRequests: marketplace, requestWebhookAcceptsAny2xx: acceptAny2xx } = merchant;
    return {
      data: { id, enabled, webhook, marketplace, acceptAny2xx },
      lines: [
        `Merchant ${id}: Open Delivery ${enabled ? 'on' : 'off'}, webhook ${webhook ?? 'none'}, marketplaces ${marketplace ? 'yes' : 'no'}`,
      ],
    };
  },
};

function openDeliveryPatch(given: CommandArguments) {
  const enabled = given.choice('enabled', YES_OR_NO);
  const marketplace = given.choice('marketplace', YES_OR_NO);
  const anySuccess = given.choice('any-2xx', YES_OR_NO);
  const webhook = given.optional('webhook');
  return {
    ...(enabled === null ? {} : { requestsEnabled: enabled === 'yes' }),
    ...(marketplace === null ? {} : { acceptsMarketplaceRequests: marketplace === 'yes' }),
    ...(anySuccess === null ? {} : { requestWebhookAcceptsAny2xx: anySuccess === 'yes' }),
    ...(webhook === null ? {} : { requestWebhookUrl: webhook === '' ? null : webhook }),
  };
}

export const MERCHANT_COMMANDS: readonly Command[] = [create, openDelivery];
