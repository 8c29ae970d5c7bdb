import type { Middleware } from 'openapi-fetch';

/** A refusal in the API's own form (RFC 9457). `code` is the core's: `order_not_found`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(detail);
  }
}

interface ProblemBody {
  readonly type?: string;
  readonly detail?: string;
  readonly errors?: Record<string, string[]>;
}

/** What a response that is not `ok` says. */
export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  const code = body.type?.replace('urn:problem:', '') ?? 'unknown';
  return new Problem(response.status, code, body.detail ?? response.statusText, body.errors);
}

/** Turns each refusal into a thrown Problem. */
export const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response);
  },
  onError() {
    return new Problem(0, 'offline', 'offline');
  },
};
