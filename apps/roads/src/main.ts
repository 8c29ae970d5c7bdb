import { createLogger, readEnvironment, runtimeConfig } from '#runtime';
import { serveRoads } from './roads-server.service.js';

const { dataDir, port, logLevel } = runtimeConfig(readEnvironment());
const logger = createLogger({ level: logLevel, app: 'roads' });
const warn = (message: string) => logger.warn(message);
const server = await serveRoads({ dataDir, port, warn });
logger.info({ port }, 'serving');

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
