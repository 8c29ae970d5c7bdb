import type { ServerResponse } from 'node:http';

interface ReadyAnswer {
  readonly response: ServerResponse;
  readonly text: string;
}

/**
 * Answers to the requests that one turn of the event loop has read. Those that are ready by its end are written together:
 * a caller that waits on this machine, as a proxy does, is woken up once for all of them. Written between the requests,
 * each wakes it up again, which costs as much as a third of a quote.
 */
export class AnswerBatch {
  private ready: ReadyAnswer[] | null = [];

  /** @param written is called when later answers no longer wait for others. */
  constructor(written: () => void) {
    setImmediate(() => {
      written();
      const answers = this.ready ?? [];
      this.ready = null;
      for (const { response, text } of answers) response.end(text);
    });
  }

  /** Ends the answer with those of the same turn, or at once when that is over. It counts as sent from now on. */
  end(response: ServerResponse, text: string): void {
    if (this.ready === null) {
      response.end(text);
      return;
    }
    response.writeHead(response.statusCode);
    this.ready.push({ response, text });
  }
}
