import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceFlags, startCommand } from '../support/child-process.js';
import { until } from '../support/running-gateway.js';

const BUILT = 'dist/server/gateway.js';
const WITHIN_MS = 10_000;

/** A process manager sees npm only, so ending npm must end what it started. */
it('npm start, stopped by SIGTERM to npm, ends Node and PostgreSQL within 10 seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-npm-'));
  const dataDir = join(folder, 'data');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  // The command of package.json, run on the sources, because dist may be older.
  const start = scripts.start.replace(
    BUILT,
    [...sourceFlags(), resolve('apps/gateway/src/main.ts')].join(' '),
  );
  expect(start).not.toBe(scripts.start);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  // npm's check for updates would wait for a registry that may not answer.
  const env = { PORT: '0', DATA_DIR: dataDir, HOME: folder, npm_config_update_notifier: 'false' };
  const npm = startCommand('npm', ['start'], env, folder);
  try {
    await npm.waitForOutput('List requests (Model M):');
    const listed = join(dataDir, 'postgres', 'postmaster.pid');
    expect(existsSync(listed)).toBe(true);
    const asked = performance.now();
    npm.process.kill('SIGTERM');
    // The output closes when npm, the shell and Node have ended.
    await npm.ended;
    // PostgreSQL's last act of an orderly end; its process id may remain until it is reaped.
    await until('PostgreSQL has ended', () => !existsSync(listed));
    expect(performance.now() - asked).toBeLessThan(WITHIN_MS);
  } finally {
    npm.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
