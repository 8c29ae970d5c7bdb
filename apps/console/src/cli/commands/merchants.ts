import { hubScope, Hubs, Merchants, ReceiverUrls } from '#domain';
import { HUB, type Command, type Given } from '../command.js';
import { UsageError } from '../usage.error.js';

const YES_OR_NO = ['yes', 'no'] as const;

const create: Command = {
  name: 'merchant create',
  summary: 'Registers a merchant: who places orders and pays for them',
  options: {
    hub: HUB,
    name: { type: 'string', value: 'text', help: 'its name', required: true },
    phone: { type: 'string', value: 'number', help: 'with area code', required: true },
    email: { type: 'string', value: 'address', help: 'to log in with' },
    password: { type: 'string', value: 'text', help: 'to log in with' },
    invoicing: { type: 'boolean', help: 'pays by invoice: its orders need no balance' },
    owner: { type: 'string', value: 'id', help: 'makes it a sub-user of that merchant' },
    'external-id': {
      type: 'string',
      value: 'text',
      help: 'what the merchant calls itself in its own system',
    },
  },
  async run(desk, given) {
    const { id: hubId } = await desk.get(Hubs).get(given.id('hub'));
    const password = given.optional('password');
    const merchant = await desk.get(Merchants).create(hubScope(hubId), {
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
    hub: HUB,
    enabled: { type: 'string', value: 'yes|no', help: 'may send delivery requests' },
    webhook: { type: 'string', value: 'url', help: 'hears of its deliveries there; an empty one ends it' },
    marketplace: { type: 'string', value: 'yes|no', help: 'takes orders that marketplaces send' },
  },
  async run(desk, given) {
    const patch = openDeliveryPatch(given);
    if (Object.keys(patch).length === 0)
      throw new UsageError('merchant open-delivery needs --enabled, --webhook or --marketplace');
    const { odWebhookUrl: receiver } = patch;
    if (receiver) await desk.get(ReceiverUrls).requireUnlessUnknown(receiver, 'webhook');
    const merchant = await desk
      .get(Merchants)
      .update(hubScope(given.id('hub')), given.idOperand('merchant'), patch);
    const { id, odEnabled: enabled, odWebhookUrl: webhook, odAcceptsMarketplace: marketplace } = merchant;
    return {
      data: { id, enabled, webhook, marketplace },
      lines: [
        `Merchant ${id}: Open Delivery ${enabled ? 'on' : 'off'}, webhook ${webhook ?? 'none'}, marketplaces ${marketplace ? 'yes' : 'no'}`,
      ],
    };
  },
};

function openDeliveryPatch(given: Given) {
  const enabled = given.choice('enabled', YES_OR_NO);
  const marketplace = given.choice('marketplace', YES_OR_NO);
  const webhook = given.optional('webhook');
  return {
    ...(enabled === null ? {} : { odEnabled: enabled === 'yes' }),
    ...(marketplace === null ? {} : { odAcceptsMarketplace: marketplace === 'yes' }),
    ...(webhook === null ? {} : { odWebhookUrl: webhook === '' ? null : webhook }),
  };
}

export const MERCHANT_COMMANDS: readonly Command[] = [create, openDelivery];
