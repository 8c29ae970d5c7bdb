import { randomBytes } from 'node:crypto';
import {
  AppSigningSecrets,
  Cipher,
  Credentials,
  PayoutAccounts,
  SecondFactors,
  WebhookSubscriptions,
} from '#domain';
import { keepSecretKeys, secretKeys, type Core } from '#runtime';
import type { Command, CommandContext } from '../command.types.js';
import { withCommandContext } from '../command-context.provider.js';

const SECRET_BYTES = 32;

const migrate: Command = {
  name: 'migrate',
  summary: 'Brings the schema up to this code; processes with MIGRATE_AT_START=false wait for it',
  options: {},
  async run({ core }) {
    const [row] = await core.database.query<{ count: number }>('select count(*) as count from migrations');
    const applied = row?.count ?? 0;
    return { data: { applied }, lines: [`The schema is up to date (${applied} migrations)`] };
  },
};

const rotateSecret: Command = {
  name: 'rotate-secret',
  summary: 'Seals every stored secret with the newest SECRET_KEY, so that the older ones can be dropped',
  notes: [
    'With a SECRET_KEY of your own, each step on every process before the next:',
    '  1. SECRET_KEY=old,new   everything goes on; from now on the new one is understood',
    '  2. SECRET_KEY=new,old   the new one seals and signs',
    '  3. rotate-secret        with the same SECRET_KEY',
    '  4. SECRET_KEY=new       what the old one signed ends: access tokens of Open Delivery live 24 hours, log-ins',
    '                          of couriers 30 days. Waiting that long interrupts nobody; sooner, they are answered',
    '                          401 and get a new one with the same client id and secret, or password.',
    'With the secret of the data folder (stop the server first) a new one is made, and such tokens end at once.',
  ],
  options: {},
  exclusive: true,
  async run(context) {
    if (context.core.config.secretKeys !== null)
      return given(await reseal(context), secretKeys(context.core.config));
    const { config } = context.core;
    const before = secretKeys(config);
    const fresh = randomBytes(SECRET_BYTES).toString('hex');
    // Both secrets are stored until everything is sealed again, so that an interruption leaves nothing unreadable.
    keepSecretKeys(config, [fresh, ...before]);
    const core: Core = {
      ...context.core,
      cipher: new Cipher([fresh, ...before]),
      secretKeys: [fresh, ...before],
    };
    const resealed = await withCommandContext(core, context, reseal);
    keepSecretKeys(config, [fresh]);
    return {
      data: { resealed },
      lines: [
        `A new secret was made and kept in the data folder; ${resealed} stored secrets were sealed with it. ` +
          'Access tokens and log-ins given out before have ended',
      ],
    };
  },
};

async function reseal(context: CommandContext): Promise<number> {
  const credentials = await context.get(Credentials).resealAll();
  const factors = await context.get(SecondFactors).resealAll();
  const accounts = await context.get(PayoutAccounts).resealAll();
  const apps = await context.get(AppSigningSecrets).resealAll();
  const subscriptions = await context.get(WebhookSubscriptions).resealAll();
  return credentials + factors + accounts + apps + subscriptions;
}

function given(resealed: number, secrets: readonly string[]) {
  const advice =
    secrets.length > 1
      ? 'SECRET_KEY may now be only its first secret; that ends what the others signed (access tokens of Open Delivery ' +
        'live 24 hours, log-ins of couriers 30 days)'
      : 'to rotate, put a new secret and a comma before the old one in SECRET_KEY, restart, and run this again ' +
        '(--help tells how without an interruption)';
  return { data: { resealed }, lines: [`${resealed} stored secrets sealed anew; ${advice}`] };
}

export const MAINTENANCE_COMMANDS: readonly Command[] = [migrate, rotateSecret];
