import type { ServerResponse } from 'node:http';

interface ReadyAnswer {
  readonly response: ServerResponse;
  readonly text: string;
}

/**
 * Writes together, at the end of a turn of the event loop that reads requests, the answers that are ready by
 * then. A caller on this machine, as a proxy is, would be woken up for each of them, which costs as much as a
 * fifth of a quote ([worth](../../../../docs/decisions/answers-of-a-turn-are-written-together.md)).
 */
export class AnswerBatch {
  /** null: this turn has read no request. */
  private ready: ReadyAnswer[] | null = null;

  /** For each request that is read. */
  open(): void {
    if (this.ready !== null) return;
    const answers: ReadyAnswer[] = [];
    this.ready = answers;
    setImmediate(() => {
      this.ready = null;
      for (const { response, text } of answers) response.end(text);
    });
  }

  /** At once where the turn has read no request. The answer counts as sent from now on. */
  end(response: ServerResponse, text: string): void {
    if (this.ready === null) {
      response.end(text);
      return;
    }
    response.writeHead(response.statusCode);
    this.ready.push({ response, text });
  }
}
