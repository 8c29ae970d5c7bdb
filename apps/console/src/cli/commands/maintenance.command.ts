import { randomBytes } from 'node:crypto';
import {
  Cipher,
  Credentials,
  SecondFactors,
  WebhookSubscriptions,
  hubScope,
  Hubs,
  WalletQueries,
} from '#domain';
import {
  storeSecretKeys,
  secretKeys,
  type Core,
  makePushKeys,
  backupDataFolder,
  restoreDataFolder,
  type RuntimeConfig,
} from '#runtime';
import { type Command, type CommandContext, HUB_OPTION, UsageError } from '../command.types.js';
import { OPTIONAL_SECRETS } from '../optional.commands.js';
import { withCommandContext } from '../command-context.provider.js';

const SECRET_BYTES = 32;

const migrate: Command = {
  name: 'migrate',
  summary: 'Brings the schema up to this code; processes with MIGRATE_AT_START=false wait for it',
  options: {},
  async run({ core }) {
    const applied = await core.database.execute('select from migrations');
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
      return resealResult(await reseal(context), secretKeys(context.core.config));
    const { config } = context.core;
    const before = secretKeys(config);
    const fresh = randomBytes(SECRET_BYTES).toString('hex');
    // Both secrets stay until everything is sealed again, so an interruption leaves nothing unreadable.
    storeSecretKeys(config, [fresh, ...before]);
    const core: Core = {
      ...context.core,
      cipher: new Cipher([fresh, ...before]),
      secretKeys: [fresh, ...before],
    };
    const resealed = await withCommandContext(core, context, reseal);
    storeSecretKeys(config, [fresh]);
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
  let sealed = 0;
  for (const records of [Credentials, SecondFactors, WebhookSubscriptions, ...OPTIONAL_SECRETS])
    sealed += await context.get<{ resealAll(): Promise<number> }>(records).resealAll();
  return sealed;
}

function resealResult(resealed: number, secrets: readonly string[]) {
  const advice =
    secrets.length > 1
      ? 'SECRET_KEY may now be only its first secret; that ends what the others signed (access tokens of Open Delivery ' +
        'live 24 hours, log-ins of couriers 30 days)'
      : 'to rotate, put a new secret and a comma before the old one in SECRET_KEY, restart, and run this again ' +
        '(--help tells how without an interruption)';
  return { data: { resealed }, lines: [`${resealed} stored secrets sealed anew; ${advice}`] };
}

const pushKeys: Command = {
  name: 'push keys',
  summary: 'Makes a key pair for pushes to couriers (VAPID), for VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  notes: [
    'Needed with a DATABASE_URL of your own; on the embedded database the first start makes a pair in the data folder.',
    'Give every process the same pair and keep it: with another one, couriers get no push until their app subscribes',
    'anew, which it does when they go online.',
  ],
  options: {},
  async runOffline() {
    const pair = makePushKeys();
    return {
      data: pair,
      lines: [`VAPID_PUBLIC_KEY=${pair.publicKey}`, `VAPID_PRIVATE_KEY=${pair.privateKey}`],
    };
  },
};

const walletAudit: Command = {
  name: 'wallet audit',
  summary: 'Recounts every balance of the hub from its ledger entries and lists those that differ',
  notes: ['Reads all entries of the hub. No line but the last means that the books are right.'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const discrepancies = await context.get(WalletQueries).discrepancies(hubScope(hubId));
    const lines = discrepancies.map(
      ({ accountId, role, holderId, balance, entries }) =>
        `account ${String(accountId)} (${role} ${String(holderId)}): balance ${String(balance)}, entries ${String(entries)}`,
    );
    return { data: { discrepancies }, lines: [...lines, `${String(lines.length)} balances differ`] };
  },
};

const OWN_POSTGRES = 'With DATABASE_URL set use pg_dump and pg_restore: see "Backup" in docs/operating.md';

const backup: Command = {
  name: 'backup',
  summary:
    'Copies the data folder (embedded database, secrets, files) into one archive; stop the server first',
  notes: [
    'The archive holds the secret of the data folder: keep it as safe as the folder itself.',
    OWN_POSTGRES,
  ],
  operands: ['file'],
  options: {},
  async runOffline(config, given) {
    requireEmbedded(config);
    const file = given.operand('file');
    await backupDataFolder(config.dataDir, file);
    return { data: { file }, lines: [`Backup written: ${file}`] };
  },
};

const restore: Command = {
  name: 'restore',
  summary: 'Unpacks a backup into the data folder, which must be empty',
  notes: ['DATA_DIR names the folder. The next start migrates it to the version of this code.', OWN_POSTGRES],
  operands: ['file'],
  options: {},
  async runOffline(config, given) {
    requireEmbedded(config);
    await restoreDataFolder(config.dataDir, given.operand('file'));
    return { data: { folder: config.dataDir }, lines: [`Restored into ${config.dataDir}`] };
  },
};

function requireEmbedded({ databaseUrl }: RuntimeConfig): void {
  if (databaseUrl !== null) throw new UsageError(OWN_POSTGRES);
}

export const MAINTENANCE_COMMANDS: readonly Command[] = [
  walletAudit,
  pushKeys,
  migrate,
  rotateSecret,
  backup,
  restore,
];
