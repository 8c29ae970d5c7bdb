import { makeRunFolder } from './run-folder.ts';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * PostgreSQL of a test run is started by the first test that asks for a database; specs without one do not
 * wait for it. Workers ask over a loopback port, because they share no memory with this process.
 * `TEST_POSTGRES_URL` names a running server (`npm run test:postgres`), which is used instead.
 */
export default async function globalSetup() {
  const folder = makeRunFolder();
  // TMPDIR of this process and of its workers: `tmpdir()` is this folder in every spec.
  process.env.TMPDIR = folder;
  const stopPostgres = process.env.TEST_POSTGRES_URL ? () => undefined : await offerPostgres(folder);
  return async () => {
    await stopPostgres();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function offerPostgres(folder) {
  let started;
  const starter = createServer((_request, response) => {
    // A kept connection would be closed here while a worker sends its next request.
    response.setHeader('Connection', 'close');
    started ??= import('./test-postgres.ts').then(({ startTestPostgres }) =>
      startTestPostgres(join(folder, 'server')),
    );
    started.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  process.env.TEST_POSTGRES_STARTER = `http://127.0.0.1:${starter.address().port}`;
  return async () => {
    starter.close();
    await started?.then(({ stop }) => stop());
  };
}
