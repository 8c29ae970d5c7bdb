import { setTimeout as pause } from 'node:timers/promises';
import { openDeliveryToken } from '../support/open-delivery-token.js';
import type { RunningGateway } from '../support/running-gateway.js';
import { idOfAnswer, ORDERING_FACES, orderRequest, type OrderingFace } from './order-requests.builder.js';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

const AFTER_REFUSAL_MS = 10;
const ANSWER_LIMIT_MS = 120_000;

/** Clients of a gateway: each orders by its own face, again and again, whatever the answers. */
export class OrderingClients {
  /** Ids that each face answered as created: of an order or of a request. */
  readonly acknowledged: Record<OrderingFace, string[]> = {
    'full-api': [],
    'open-delivery': [],
    'model-m': [],
  };
  readonly refused: Answer[] = [];
  private loops: Promise<void>[] = [];
  private stopped = false;
  private baseUrl: string;

  private constructor(
    private readonly gateway: RunningGateway,
    private readonly token: string,
  ) {
    this.baseUrl = gateway.baseUrl;
  }

  static async signIn(gateway: RunningGateway): Promise<OrderingClients> {
    return new OrderingClients(gateway, await openDeliveryToken(gateway.baseUrl, gateway.facts.openDelivery));
  }

  /** `restMs`: pause of each client between two orders. */
  start(perFace: number, restMs = 0): void {
    for (const face of ORDERING_FACES)
      for (let i = 0; i < perFace; i++) this.loops.push(this.orderRepeatedly(face, restMs));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.loops);
  }

  get counts(): number[] {
    return ORDERING_FACES.map((face) => this.acknowledged[face].length);
  }

  order(face: OrderingFace): Promise<Answer> {
    const { path, headers, body } = orderRequest(face, this.gateway.facts, { token: this.token });
    return this.call(path, headers, body);
  }

  async call(path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    // The hub has moved to another cell.
    if (answer.status === 421) this.baseUrl = answer.headers.get('location') ?? this.baseUrl;
    const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
    return {
      status: answer.status,
      type,
      body: type.endsWith('json') ? await answer.json() : await answer.text(),
    };
  }

  private async orderRepeatedly(face: OrderingFace, restMs: number): Promise<void> {
    while (!this.stopped) {
      const answer = await this.order(face);
      const id = idOf(answer);
      if (id !== null) this.acknowledged[face].push(id);
      else {
        this.refused.push(answer);
        await pause(AFTER_REFUSAL_MS);
      }
      if (restMs > 0) await pause(restMs);
    }
  }
}

/** The id of what was created; null: it was not. */
function idOf({ status, body }: Answer): string | null {
  return status >= 200 && status < 300 ? idOfAnswer(body) : null;
}
