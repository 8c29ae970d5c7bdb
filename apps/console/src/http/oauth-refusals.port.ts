import type { Failure } from '#runtime';
import type { Request } from 'express';

/** Refusals in the form of OAuth, where there are apps. */
export abstract class OAuthRefusals {
  /** null: the address is none of OAuth. */
  abstract bodyOf(
    request: Request,
    failure: Failure,
    problem: { status: number; detail: string },
  ): object | null;
  /** Value of `WWW-Authenticate`; null: as everywhere. */
  abstract challenge(request: Request): string | null;
}
