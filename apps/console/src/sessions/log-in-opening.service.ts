import { Clock, randomBase62, type LogInManner, type AccountKind } from '#domain';
import { addressOf, limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookieOf, PAGE_SESSIONS, refuseForeignPage, setCookie } from '../http/page-session.policy.js';

/** The first one that the header contains is taken. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome · Android`; never the header itself, whose text anybody may choose. */
function browserName(userAgent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(' · ') || 'log-in';
}

/** The browser keeps this name, and is known by it at its next log-in. */
const DEVICE = { cookie: 'lastmile_device', path: '/api' };
const DEVICE_NAME = /^[0-9A-Za-z]{32}$/;
const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Log-ins a minute to one account: where its person has logged in before; from one address; from everywhere
 * else. Guessing cannot use up the first, so nobody locks a person out.
 */
const TRIES = { known: 10, address: 10, account: 20 } as const;

export interface Opened {
  readonly token: string;
  readonly expiresAt: Date;
}

interface LogInAttempt {
  readonly kind: AccountKind;
  /** An e-mail or a phone, in one spelling. */
  readonly contact: string;
  readonly request: Request;
  readonly response: Response;
}

@Injectable()
export class LogInOpening {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** For programs, which are known by their address, unless they keep cookies. @throws rate_limited */
  open<T extends Opened>(attempt: LogInAttempt, logIn: (manner: LogInManner) => Promise<T>): Promise<T> {
    return this.openFrom(
      attempt,
      deviceOf(attempt.request) ?? `address ${addressOf(attempt.request)}`,
      logIn,
    );
  }

  /** The token goes into a cookie that no script reads. @throws rate_limited · forbidden */
  async openInBrowser<T extends Opened>(
    attempt: LogInAttempt,
    logIn: (manner: LogInManner) => Promise<T>,
  ): Promise<T> {
    const { kind, request, response } = attempt;
    refuseForeignPage(request);
    const device = deviceOf(request) ?? randomBase62(32);
    const opened = await this.openFrom(attempt, device, logIn);
    const { publicUrl } = this.config;
    // Sent as a duration, because the browser's clock may be wrong.
    const maxAge = opened.expiresAt.getTime() - this.clock.millis();
    setCookie(response, PAGE_SESSIONS[kind], opened.token, { maxAge, publicUrl });
    setCookie(response, DEVICE, device, { maxAge: DEVICE_DAYS * DAY_MS, publicUrl });
    return opened;
  }

  private openFrom<T extends Opened>(
    attempt: LogInAttempt,
    device: string,
    logIn: (manner: LogInManner) => Promise<T>,
  ): Promise<T> {
    const label = browserName(attempt.request.headers['user-agent'] ?? '');
    return logIn({ label, device, admit: (known) => this.admit(attempt, known ? device : null) });
  }

  private async admit(
    { kind, contact, request, response }: LogInAttempt,
    known: string | null,
  ): Promise<void> {
    const account = `${kind}-log-in:${contact}`;
    const count = (caller: string, perMinute: number) => limitRate(this.limiter, response, caller, perMinute);
    if (known !== null) return count(`${account}:known:${known}`, TRIES.known);
    await count(`${account}:from:${addressOf(request)}`, TRIES.address);
    await count(account, TRIES.account);
  }
}

function deviceOf(request: Request): string | null {
  const name = cookieOf(request, DEVICE.cookie);
  return name !== undefined && DEVICE_NAME.test(name) ? name : null;
}
