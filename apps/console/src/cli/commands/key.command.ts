import { Credentials, hubScope, Hubs, type Credential } from '#domain';
import {
  HUB_OPTION,
  type Command,
  type CommandArguments,
  type CommandContext,
  type CommandResult,
  UsageError,
} from '../command.types.js';

const FACES = ['full-api', 'model-m', 'open-delivery'] as const;
const KIND = { 'full-api': 'full_api_key', 'model-m': 'model_m_key' } as const;
const TEST = { help: 'marks it as one for tests' } as const;

const issue: Command = {
  name: 'key issue',
  summary: 'Issues a key of the Full API or of Model M, or the pair of Open Delivery, shown once',
  options: {
    hub: HUB_OPTION,
    face: { value: 'face', help: 'full-api, model-m or open-delivery', required: true },
    merchant: { value: 'id', help: "a merchant's key; without: the hub's own. Open Delivery needs it" },
    label: { value: 'text', help: 'what it is for' },
    test: TEST,
  },
  async run(context, given) {
    const face = given.choice('face', FACES);
    if (face === null) throw new UsageError('key issue needs --face');
    if (face === 'open-delivery') return issuePair(context, given);
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const issued = await context.get(Credentials).issueKey(hubScope(hubId), {
      kind: KIND[face],
      merchantId: given.optionalId('merchant'),
      label: given.optional('label') ?? 'CLI',
      environment: given.flag('test') ? 'test' : 'live',
    });
    return { data: issued, lines: [`Key ${issued.id} issued, shown now and never again:`, issued.key] };
  },
};

const list: Command = {
  name: 'key list',
  summary: "Lists a hub's keys and Open Delivery pairs, without their secrets",
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const keys = (await context.get(Credentials).list(hubScope(hubId))).map(shown);
    return { data: keys, lines: keys.map(lineOf) };
  },
};

function shown({ deactivatedAt, ...key }: Credential) {
  const { id, kind, merchantId, label, environment, clientId, lastUsedAt } = key;
  return { id, kind, merchantId, label, environment, clientId, lastUsedAt, active: deactivatedAt === null };
}

function lineOf({ id, kind, merchantId, label, environment, active }: ReturnType<typeof shown>): string {
  const owner = merchantId === null ? 'hub' : `merchant ${merchantId}`;
  return `${id}  ${kind}  ${owner}  ${environment}  ${active ? 'active' : 'ended'}  ${label}`;
}

const deactivate: Command = {
  name: 'key deactivate',
  summary: 'Ends a key or an Open Delivery pair',
  operands: ['key'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const id = given.idOperand('key');
    await context.get(Credentials).deactivate(hubScope(given.id('hub')), id);
    return { data: { id, active: false }, lines: [`Key ${id} ended`] };
  },
};

const rotate: Command = {
  name: 'key rotate',
  summary: 'Replaces a key or a pair by a new one with the same reach, shown once',
  operands: ['key'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const hubId = given.id('hub');
    const issued = await context.get(Credentials).rotate(hubScope(hubId), given.idOperand('key'));
    const keys = await context.get(Credentials).list(hubScope(hubId));
    const clientId = keys.find(({ id }) => id === issued.id)?.clientId ?? null;
    return {
      data: { ...issued, ...(clientId === null ? {} : { clientId }) },
      lines: [
        `Key ${given.idOperand('key')} ended, key ${issued.id} issued, shown now and never again:`,
        ...(clientId === null ? [] : [clientId]),
        issued.key,
      ],
    };
  },
};

const pair: Command = {
  name: 'pair issue',
  summary: "Issues a merchant's Open Delivery client id and secret, ending the ones before",
  options: {
    hub: HUB_OPTION,
    merchant: { value: 'id', help: 'whose it is', required: true },
    test: TEST,
  },
  run: issuePair,
};

async function issuePair(context: CommandContext, given: CommandArguments): Promise<CommandResult> {
  const issued = await context
    .get(Credentials)
    .issuePair(hubScope(given.id('hub')), given.id('merchant'), given.flag('test') ? 'test' : 'live');
  return {
    data: issued,
    lines: [
      `Pair ${issued.id} issued, the secret is shown now and never again:`,
      `client_id      ${issued.clientId}`,
      `client_secret  ${issued.clientSecret}`,
    ],
  };
}

export const KEY_COMMANDS: readonly Command[] = [issue, list, deactivate, rotate, pair];
