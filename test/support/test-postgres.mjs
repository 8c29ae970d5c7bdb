import './typescript.mjs';

/** `npm run test:postgres`: one server for many test runs; it ends with this process. */
const { makeRunFolder } = await import('./run-folder.ts');
const { startTestPostgres } = await import('./test-postgres.ts');
const { url, stop } = await startTestPostgres(makeRunFolder());
process.stdout.write(`export TEST_POSTGRES_URL=${url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
