import { serve, type RunningProcess } from '#runtime/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { gatewayProcess } from '../../apps/gateway/src/process.js';

export { until } from './until.js';

export interface RunningGateway extends RunningProcess {
  readonly baseUrl: string;
  readonly facts: DemoFacts;
}

/** The process of `npm start`, in this process and on a free port, with the demonstration's data. */
export async function runGateway(dataDir: string, env: Record<string, string> = {}): Promise<RunningGateway> {
  // The printed banner is tested elsewhere.
  const { ready: _ready, ...definition } = gatewayProcess();
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', WEBHOOK_ALLOW_INSECURE: 'true' };
  const running = await serve(definition, { ...variables, ...env });
  const facts = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoFacts;
  return { ...running, baseUrl: running.server.baseUrl, facts };
}
