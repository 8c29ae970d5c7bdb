type Json = Record<string, unknown>;

export interface CollectionRequest {
  readonly name: string;
  readonly event: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly url: { readonly raw: string };
    readonly body?: {
      readonly raw?: string;
      readonly urlencoded?: readonly { readonly key: string; readonly value: string }[];
    };
  };
}

export interface Collection {
  readonly info: { readonly description: string };
  readonly event: CollectionRequest['event'];
  readonly variable: readonly {
    readonly key: string;
    readonly value: string;
    readonly description: string;
  }[];
  readonly item: readonly CollectionRequest[];
}

export interface CollectionAnswer {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
  /** Failures of the item's own tests. */
  readonly failures: readonly string[];
}

/** Runs a collection as Postman does: fills in variables, sends, runs the scripts of each answer. */
export class CollectionRunner {
  private readonly variables: Map<string, string>;

  constructor(
    private readonly collection: Collection,
    filledIn: Readonly<Record<string, string>>,
  ) {
    const given = collection.variable.map(({ key, value }) => [key, value] as const);
    this.variables = new Map([...given, ...Object.entries(filledIn)]);
  }

  async run(): Promise<CollectionAnswer[]> {
    const answers: CollectionAnswer[] = [];
    for (const item of this.collection.item) answers.push(await this.send(item));
    return answers;
  }

  private async send({ name, event, request }: CollectionRequest): Promise<CollectionAnswer> {
    this.beforeRequest();
    const { raw, urlencoded } = request.body ?? {};
    const form = urlencoded?.map(({ key, value }): [string, string] => [key, this.filled(value)]);
    const sent = form ? new URLSearchParams(form).toString() : raw && this.filled(raw);
    const response = await fetch(this.filled(request.url.raw), {
      method: request.method,
      headers: Object.fromEntries(request.header.map(({ key, value }) => [key, this.filled(value)])),
      ...(sent && { body: sent }),
    });
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const failures: string[] = [];
    for (const { script } of event) this.runScript(script.exec.join('\n'), response.status, body, failures);
    return { name, status: response.status, body, failures };
  }

  private filled(text: string): string {
    return text.replace(/\{\{(\$?\w+)\}\}/g, (_, name: string) => {
      if (name === '$guid') return crypto.randomUUID();
      if (name === '$timestamp') return '1772452800';
      const value = this.variables.get(name);
      if (!value) throw new Error(`Nothing has filled in ${name}`);
      return value;
    });
  }

  /** The collection's own script; its errors end the run, as in Postman. */
  private beforeRequest(): void {
    const pm = { variables: { get: (name: string) => this.variables.get(name) } };
    for (const { script } of this.collection.event) {
      // oxlint-disable-next-line typescript/no-implied-eval -- our own server's script, as Postman runs it
      (new Function('pm', script.exec.join('\n')) as (postman: typeof pm) => void)(pm);
    }
  }

  private runScript(source: string, code: number, body: unknown, failures: string[]): void {
    const expect = (expected: unknown[]) => ({
      to: {
        include: (value: unknown) => {
          if (!expected.includes(value)) throw new Error(`${String(value)} is none of ${expected.join()}`);
        },
      },
    });
    const test = (_title: string, check: () => void) => {
      try {
        check();
      } catch (error) {
        failures.push(String(error));
      }
    };
    const set = (name: string, value: unknown) => {
      if (value === undefined || value === null) failures.push(`${name} is not in ${JSON.stringify(body)}`);
      this.variables.set(name, String(value));
    };
    const pm = { expect, test, response: { code, json: () => body as Json }, collectionVariables: { set } };
    // oxlint-disable-next-line typescript/no-implied-eval -- our own server's script, as Postman runs it
    (new Function('pm', source) as (postman: typeof pm) => void)(pm);
  }
}
