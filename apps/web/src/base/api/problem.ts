/** A refusal of the API (RFC 9457). `code` is the core's error code: `order_not_found`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
    /** The street nearest to an address that was not found. */
    readonly found?: string,
  ) {
    super(detail);
  }
}

/** A refusal by the page itself; its message is in the reader's language. */
export class OwnRefusal extends Error {}

interface ProblemBody {
  readonly type?: string;
  readonly detail?: string;
  readonly errors?: Record<string, string[]>;
  readonly found?: string;
}

export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  const code = body.type?.replace('urn:problem:', '') ?? 'unknown';
  return new Problem(response.status, code, body.detail ?? response.statusText, body.errors, body.found);
}
