import './typescript.mjs';

/** One PostgreSQL for the whole run; the tests find it in the environment they inherit. */
export default async function globalSetup() {
  const { startTestPostgres } = await import('./test-postgres.ts');
  globalThis.testPostgres = await startTestPostgres();
}
