import { StartupError } from '../startup.error.js';

const URL_PARTS =
  /^(?<scheme>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*)(?<path>\/[^?]*)?(?:\?(?<query>.*))?$/;
const ATTRIBUTE = 'target_session_attrs';
const SERVERS = ['any', 'read-write', 'primary'] as const;

type SessionTarget = (typeof SERVERS)[number];

interface HostConnection {
  readonly databaseUrl: string;
  /** Closes the connection at once; pending statements fail. */
  abort(): void;
}

/**
 * The servers of DATABASE_URL, several as libpq writes them: `postgres://user:password@a:5432,b:5432/name`.
 * Connections go to one of them; when it fails, new ones go to the next. With several, only a server that
 * takes writes is used, unless `target_session_attrs=any` is set.
 */
export class DatabaseHosts {
  private at = 0;
  private readonly connections = new Set<HostConnection>();

  private constructor(
    private readonly urls: readonly string[],
    /** Whether a read-only server counts as failed. */
    readonly mustWrite: boolean,
  ) {}

  /** @throws StartupError for settings with which a program cannot write. */
  static parse(databaseUrl: string): DatabaseHosts {
    const parts = URL_PARTS.exec(databaseUrl)?.groups;
    if (!parts) return new DatabaseHosts([databaseUrl], false);
    const query = new URLSearchParams(parts['query'] ?? '');
    const target = sessionTarget(query.get(ATTRIBUTE));
    query.delete(ATTRIBUTE);
    if (query.get('host')?.includes(','))
      throw new StartupError(
        'DATABASE_URL names several hosts in its query: write them before the name of the database, as in postgres://user@a:5432,b:5432/name',
      );
    const rest = `${parts['path'] ?? ''}${query.size > 0 ? `?${query.toString()}` : ''}`;
    const urls = (parts['hosts'] ?? '').split(',').map((host) => `${parts['scheme'] ?? ''}${host}${rest}`);
    return new DatabaseHosts(urls, target === null ? urls.length > 1 : target !== 'any');
  }

  static replica(url: string): DatabaseHosts {
    return new DatabaseHosts([url], false);
  }

  get several(): boolean {
    return this.urls.length > 1;
  }

  /** The next connection goes to this host. */
  get current(): string {
    return this.urls[this.at] ?? '';
  }

  /** Further failures of connections to the same server change nothing. */
  leave(url: string): void {
    if (url === this.current) this.at = (this.at + 1) % this.urls.length;
  }

  /** Also closes the connections to it. */
  abandon(url: string): void {
    this.leave(url);
    for (const connection of this.connections) if (connection.databaseUrl === url) connection.abort();
  }

  opened(connection: HostConnection): void {
    this.connections.add(connection);
  }

  closed(connection: HostConnection): void {
    this.connections.delete(connection);
  }
}

function sessionTarget(value: string | null): SessionTarget | null {
  const target = SERVERS.find((one) => one === value) ?? null;
  if (target === null && value !== null)
    throw new StartupError(
      `DATABASE_URL asks for ${ATTRIBUTE}=${value}, and this program writes: leave it out, or use ${SERVERS.join(', ')}`,
    );
  return target;
}
