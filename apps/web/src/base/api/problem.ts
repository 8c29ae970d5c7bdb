/** A refusal of the API (RFC 9457). `code` is the core's error code: `order_not_found`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
    /** The street that comes nearest to an address that was not found. */
    readonly found?: string,
  ) {
    super(detail);
  }
}

/** A refusal of the page itself, whose message is in the reader's language. */
export class OwnRefusal extends Error {}

interface ProblemBody {
  readonly type?: string;
  readonly detail?: string;
  readonly errors?: Record<string, string[]>;
  readonly found?: string;
}

/** The Problem of a response that is not `ok`. */
export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  const code = body.type?.replace('urn:problem:', '') ?? 'unknown';
  return new Problem(response.status, code, body.detail ?? response.statusText, body.errors, body.found);
}
