import '../typescript.mjs';

export default async function globalSetup() {
  const { default: setUp } = await import('../global-setup.mjs');
  globalThis.endTestRun = await setUp();
}
