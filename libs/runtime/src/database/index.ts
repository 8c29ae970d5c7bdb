export { createDataSource } from './data-source.js';
export { DatabaseHosts } from './database-hosts.js';
export { DatabaseWatch } from './database-watch.js';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
export { isReadOnly } from './host-client.js';
export { migrate, pendingMigrations } from './migrate.js';
export { backupDataFolder, restoreDataFolder } from './data-folder-archive.js';
export { NotificationListener } from './notification-listener.js';
export { plannerRemedy } from './planner-settings.js';
