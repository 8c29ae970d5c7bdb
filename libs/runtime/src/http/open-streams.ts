import { DomainError } from '#domain';
import type { Request, Response } from 'express';
import { callerOf } from './caller.js';
import { addressOf } from './caller-address.js';

interface Account {
  readonly actor?: { readonly kind: string; readonly id: number | null };
  readonly scope?: { readonly actor: Account['actor'] } | null;
}

const STREAM_LIMITS = {
  /** Maximum of streams of one link or account; the oldest gives way to one more. */
  perOwner: 30,
  /** Maximum of streams of links from one address. */
  perAddress: 200,
  inAll: 4_000,
};
const WAIT_SECONDS = 30;

/** The open streams of a server: bounded, because each costs memory until its caller leaves. */
export class OpenStreams {
  private readonly keysOf = new Map<Response, readonly string[]>();
  private readonly groups = new Map<string, Set<Response>>();

  constructor(private readonly limits = STREAM_LIMITS) {}

  /** @throws rate_limited: too many are open */
  add(response: Response): void {
    if (response.closed) return;
    const { req: request } = response;
    const account = accountOf(request);
    const keys = account === null ? [`link ${request.path}`, `address ${addressOf(request)}`] : [account];
    const { perAddress, inAll } = this.limits;
    this.makeRoom(keys[0]);
    if (this.keysOf.size >= inAll || this.sizeOf(keys[1]) >= perAddress) {
      response.setHeader('Retry-After', WAIT_SECONDS);
      throw new DomainError('rate_limited', { waitSeconds: WAIT_SECONDS });
    }
    this.keysOf.set(response, keys);
    for (const key of keys) this.groups.set(key, (this.groups.get(key) ?? new Set()).add(response));
    response.once('close', () => this.forget(response));
  }

  end(): void {
    for (const stream of this.keysOf.keys()) stream.end();
  }

  private makeRoom(owner: string | undefined): void {
    const [oldest] = this.groups.get(owner ?? '') ?? [];
    if (oldest === undefined || this.sizeOf(owner) < this.limits.perOwner) return;
    this.forget(oldest);
    // Not ended: who reads slowly would keep what is written.
    oldest.destroy();
  }

  private sizeOf(key: string | undefined): number {
    return key === undefined ? 0 : (this.groups.get(key)?.size ?? 0);
  }

  private forget(response: Response): void {
    for (const key of this.keysOf.get(response) ?? []) {
      const group = this.groups.get(key);
      group?.delete(response);
      if (group?.size === 0) this.groups.delete(key);
    }
    this.keysOf.delete(response);
  }
}

function accountOf(request: Request): string | null {
  const caller = callerOf<Account>(request);
  const actor = caller?.actor ?? caller?.scope?.actor;
  return actor && actor.id !== null ? `${actor.kind} ${String(actor.id)}` : null;
}
