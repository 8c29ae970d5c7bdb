import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup.error.js';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root and gets an account without rights then. Null when this process is not
 * root.
 */
export function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { name, uid: Number(uid), gid: Number(gid) }]),
  );
  for (const name of CANDIDATES) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new StartupError(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody": add one, or set DATABASE_URL',
  );
}

/** In util-linux, which is part of every Debian, Ubuntu, Fedora and SUSE. */
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path)) ?? null;

/**
 * The command that starts a program as that account. Where project or data lie in a folder that only root may
 * enter (`/root`), the program gets one capability: to pass through folders.
 */
export function commandAs(
  user: SystemUser | null,
  program: string,
  args: readonly string[],
  paths: readonly string[],
  setpriv = SETPRIV,
) {
  if (user === null) return { program, args, identity: {} };
  const { uid, gid } = user;
  const closed = [program, ...paths]
    .map((place) => firstClosedFolder(user, place))
    .find((folder) => folder !== null);
  if (closed === undefined) return { program, args, identity: { uid, gid } };
  const right = traversalCapability();
  if (setpriv === null || right === null)
    throw new StartupError(
      `PostgreSQL cannot run as root, and the account "${user.name}" it would run as may not enter ${closed}: open that folder (chmod a+x), move the project out of it, or set DATABASE_URL`,
    );
  const become = [`--reuid=${String(uid)}`, `--regid=${String(gid)}`, '--clear-groups'];
  // Without the secure bit access(2) ignores the capability, by which initdb looks for its programs.
  const keep = [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${right}`,
    `--ambient-caps=-all,+${right}`,
  ];
  return { program: setpriv, args: [...become, ...keep, '--', program, ...args], identity: {} };
}

/** Null when the account may pass all folders of the path. */
function firstClosedFolder(user: SystemUser, place: string): string | null {
  const way = [];
  for (let folder = dirname(realpathSync(place)); folder !== dirname(folder); folder = dirname(folder))
    way.unshift(folder);
  return way.find((folder) => !mayTraverse(user, folder)) ?? null;
}

function mayTraverse({ uid, gid }: SystemUser, folder: string): boolean {
  const owned = statSync(folder);
  const bit = owned.uid === uid ? 0o100 : owned.gid === gid ? 0o010 : 0o001;
  return (owned.mode & bit) !== 0;
}

/**
 * The two capabilities that pass folders, the smaller first, by their bits in our own set; a container may
 * have removed both.
 */
const TRAVERSAL_CAPABILITIES = [
  ['dac_read_search', 1n << 2n],
  ['dac_override', 1n << 1n],
] as const;

function traversalCapability(): string | null {
  if (process.platform !== 'linux') return null;
  const held = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return TRAVERSAL_CAPABILITIES.find(([, bit]) => (BigInt(`0x${held}`) & bit) !== 0n)?.[0] ?? null;
}
