import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup.error.js';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export interface CommandLine {
  readonly program: string;
  readonly args: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights that every system has.
 * Null when this process is not root: PostgreSQL then runs as whoever runs us.
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
 * How that account starts a program. Where the project or its data lie in a folder that only root may enter (`/root`),
 * it is given one right of root's: to pass through folders. What it works on belongs to it as ever.
 */
export function commandAs(
  user: SystemUser | null,
  program: string,
  args: readonly string[],
  places: readonly string[],
  setpriv = SETPRIV,
): CommandLine {
  if (user === null) return { program, args, identity: {} };
  const { uid, gid } = user;
  const closed = [program, ...places].map((place) => closedTo(user, place)).find((folder) => folder !== null);
  if (closed === undefined) return { program, args, identity: { uid, gid } };
  const right = passage();
  if (setpriv === null || right === null)
    throw new StartupError(
      `PostgreSQL cannot run as root, and the account "${user.name}" it would run as may not enter ${closed}: open that folder (chmod a+x), move the project out of it, or set DATABASE_URL`,
    );
  const become = [`--reuid=${String(uid)}`, `--regid=${String(gid)}`, '--clear-groups'];
  // Without the secure bit access(2) would look away from it, and initdb asks that way for its own programs.
  const keep = [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${right}`,
    `--ambient-caps=-all,+${right}`,
  ];
  return { program: setpriv, args: [...become, ...keep, '--', program, ...args], identity: {} };
}

/** The first folder on the way that the account may not pass; null when the way is free. */
function closedTo(user: SystemUser, place: string): string | null {
  const way = [];
  for (let folder = dirname(realpathSync(place)); folder !== dirname(folder); folder = dirname(folder))
    way.unshift(folder);
  return way.find((folder) => !mayPass(user, folder)) ?? null;
}

function mayPass({ uid, gid }: SystemUser, folder: string): boolean {
  const owned = statSync(folder);
  const bit = owned.uid === uid ? 0o100 : owned.gid === gid ? 0o010 : 0o001;
  return (owned.mode & bit) !== 0;
}

/** The smaller of the two rights that open folders, by their bits among ours; a container may have taken both away. */
const PASSAGES = [
  ['dac_read_search', 1n << 2n],
  ['dac_override', 1n << 1n],
] as const;

function passage(): string | null {
  if (process.platform !== 'linux') return null;
  const held = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return PASSAGES.find(([, bit]) => (BigInt(`0x${held}`) & bit) !== 0n)?.[0] ?? null;
}
