import { backupDataFolder, restoreDataFolder, type RuntimeConfig } from '#runtime';
import { type Command, UsageError } from '../command.types.js';

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

export const BACKUP_COMMANDS: readonly Command[] = [backup, restore];
