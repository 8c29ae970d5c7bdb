import { openCore } from './open-core.js';
import { assertPortFree, configOf, type ProcessDefinition } from './serve.js';
import type { Environment } from '../config/config-parser.js';
import { ProcessGroup } from '../group/process-group.js';

/** Share of the time limit; the rest is for PostgreSQL. */
const END_FRACTION = 0.85;

/**
 * The first process of a group: it prepares the database once, keeps the embedded PostgreSQL, and starts, replaces and ends
 * the processes that serve. It answers no request itself.
 */
export async function serveAsGroup(definition: ProcessDefinition, env: Environment) {
  const config = configOf(definition, env);
  await assertPortFree(config.port);
  const core = await openCore(config, { name: definition.name, role: 'tool', owns: true });
  try {
    await definition.prepare?.(core);
    const group = await ProcessGroup.start({
      size: config.webConcurrency,
      endLimitMs: config.shutdownLimitMs * END_FRACTION,
      logger: core.logger,
    });
    await definition.ready?.(config);
    return {
      reload: () => group.reload(),
      close: async () => {
        await group.close();
        await core.close();
      },
    };
  } catch (error) {
    await core.close();
    throw error;
  }
}
