export interface Answer {
  /** null: the connection ended without an answer. */
  readonly status: number | null;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

const EXAMPLES = 10;

/** An answer that is neither 2xx nor 503 is wrong, and so is 503 without `Retry-After`. */
export class AnswerCounts {
  well = 0;
  unavailable = 0;
  /** The connection ended, or nothing came in time. */
  unanswered = 0;
  wrong = 0;
  readonly examples: string[] = [];

  add(path: string, { status, body, retryAfter }: Answer): void {
    if (status === null) this.unanswered++;
    else if (status < 300) this.well++;
    else if (status === 503 && retryAfter !== null) this.unavailable++;
    else {
      this.wrong++;
      if (this.examples.length < EXAMPLES)
        this.examples.push(`${String(status)} ${path} ${JSON.stringify(body).slice(0, 300)}`);
    }
  }
}
