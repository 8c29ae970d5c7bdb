import { readFileSync } from 'node:fs';
import { StartupError } from '../startup.error.js';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
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
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  for (const name of CANDIDATES) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new StartupError(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody": add one, or set DATABASE_URL',
  );
}
