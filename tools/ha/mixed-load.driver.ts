import { setTimeout as pause } from 'node:timers/promises';
import { newUuid } from '#domain';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import {
  idOfAnswer,
  ORDERING_FACES,
  orderRequest,
  type OrderingFace,
} from '../../test/faults/order-requests.builder.js';
import { openDeliveryToken } from '../../test/support/open-delivery-token.js';
import { until } from '../../test/support/until.js';

/** Work of operators, couriers, merchants and developers (`app-clients.driver.ts`). */
export const APP_WORKS = ['operator', 'courier', 'merchant', 'developer'] as const;
/** `robots`: an order of the hub whose robots deliver it. */
export type Work = OrderingFace | 'robots' | 'credit' | 'cancellation' | (typeof APP_WORKS)[number];
export const WORKS: readonly Work[] = [...ORDERING_FACES, 'robots', 'credit', 'cancellation'];

export interface Acknowledged {
  readonly work: Work;
  readonly atMs: number;
  /** The client's own name, which it repeats at each try; a cancellation has that of its order. */
  readonly reference: string;
  readonly face: OrderingFace;
  readonly id: string;
}

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: object;
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const CLIENTS_OF_EACH = 2;
const REST_MS = 150;
const AFTER_REFUSAL_MS = 150;
/** Longer than the gateway's own limit of a request. */
const ANSWER_LIMIT_MS = 40_000;
/** Every third order is cancelled by default. */
const CANCELLED_OF = 3;
const READS: readonly ((facts: DemoFacts) => Request)[] = [
  ({ fullApi }) => ({ path: '/api/v1/orders', headers: bearer(fullApi.hubKey) }),
  ({ modelM }) => ({ path: '/api/m/solicitacao', headers: { 'api-key': modelM.hubKey } }),
  ({ admin }) => ({ path: '/api/admin/orders?q=Maria', headers: bearer(admin.token) }),
];

/**
 * Clients of two gateways, by all three faces. A client repeats a request answered 503 or not at all, at the
 * other gateway, until done: with the same idempotency key where there is one, in Model M as a new order.
 */
export class MixedLoad {
  readonly acknowledged: Acknowledged[] = [];
  /** `unanswered`: the connection ended, or nothing came in time. */
  readonly answers = { well: 0, unavailable: 0, unanswered: 0 };
  /** Answers that are neither 2xx nor 503, and of 503 without `Retry-After`. */
  readonly wrong: string[] = [];
  private loops: Promise<void>[] = [];
  private stopped = false;
  private requests = 0;

  constructor(
    private readonly gateways: readonly string[],
    private readonly facts: DemoFacts,
    private readonly token: string,
    private readonly cancelledOf: number,
  ) {}

  static async signIn(
    gateways: readonly string[],
    facts: DemoFacts,
    cancelledOf = CANCELLED_OF,
  ): Promise<MixedLoad> {
    const token = await openDeliveryToken(gateways[0]!, facts.openDelivery);
    return new MixedLoad(gateways, facts, token, cancelledOf);
  }

  start(): void {
    for (let i = 0; i < CLIENTS_OF_EACH; i++) {
      for (const face of ORDERING_FACES) this.loop((nth) => this.orderAndCancel(face, nth));
      this.loop(() => this.credit());
      this.loop((nth) => this.call(() => READS[nth % READS.length]!(this.facts)));
    }
    this.loop(() => this.orderOfRobots());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.loops);
  }

  count(work: Work): number {
    return this.acknowledged.filter((one) => one.work === work).length;
  }

  /** Waits until so many more acts of each work are acknowledged; `onLook` is called meanwhile. */
  async enoughMore(
    works: readonly Work[],
    enough: number,
    onLook: () => void = () => undefined,
  ): Promise<void> {
    const before = works.map((work) => this.count(work));
    const isEnough = () => {
      onLook();
      return works.every((work, i) => this.count(work) >= before[i]! + enough);
    };
    await until('every kind of work is acknowledged', isEnough, { limitMs: 180_000, lookEveryMs: 250 });
  }

  /** Without an acknowledgement. */
  maxPauseMs(fromMs: number): number {
    const instants = [fromMs, ...this.acknowledged.map(({ atMs }) => atMs).filter((at) => at > fromMs)];
    return Math.max(...instants.slice(1).map((at, i) => at - instants[i]!), 0);
  }

  firstAcknowledgedAfter(instantMs: number): number | null {
    return this.acknowledged.find(({ atMs }) => atMs >= instantMs)?.atMs ?? null;
  }

  /** Repeats until it is answered well; null: it was refused, which is wrong. */
  async call(request: () => Request): Promise<unknown> {
    for (;;) {
      const { path, ...rest } = request();
      const gateway = this.gateways[this.requests++ % this.gateways.length]!;
      const sent = await send(`${gateway}${path}`, rest);
      if (sent?.answer.ok) {
        this.answers.well++;
        return sent.text.startsWith('{') ? JSON.parse(sent.text) : sent.text;
      }
      if (sent === null) this.answers.unanswered++;
      else {
        const { status, headers } = sent.answer;
        if (status === 503 && headers.has('retry-after')) this.answers.unavailable++;
        else this.wrong.push(`${status} ${path} ${sent.text.slice(0, 300)}`);
        if (status !== 503) return null;
      }
      await pause(AFTER_REFUSAL_MS);
    }
  }

  acknowledge(told: Omit<Acknowledged, 'atMs'>): Acknowledged {
    const acknowledged = { ...told, atMs: performance.now() };
    this.acknowledged.push(acknowledged);
    return acknowledged;
  }

  /** Repeats `once` until `stop`. */
  loop(once: (nth: number) => Promise<unknown>): void {
    const run = async () => {
      for (let nth = 1; !this.stopped; nth++) {
        await once(nth);
        await pause(REST_MS);
      }
    };
    this.loops.push(run());
  }

  private async orderAndCancel(face: OrderingFace, nth: number): Promise<void> {
    const order = await this.order(face, face, this.facts);
    if (order === null) return;
    const headers = bearer(this.facts.fullApi.hubKey);
    // A write is seen at once, at either gateway.
    if (face === 'full-api') await this.call(() => ({ path: `/api/v1/orders/${order.id}`, headers }));
    if (nth % this.cancelledOf !== 0) return;
    if ((await this.call(() => this.cancellation(order))) !== null)
      this.acknowledge({ ...order, work: 'cancellation' });
  }

  private async orderOfRobots(): Promise<void> {
    const { sandbox } = this.facts;
    const keys = { ...this.facts.fullApi, ...sandbox, hubKey: sandbox.fullApiHubKey };
    await this.order('robots', 'full-api', { ...this.facts, fullApi: keys });
  }

  private async order(work: Work, face: OrderingFace, facts: DemoFacts): Promise<Acknowledged | null> {
    let reference = newUuid();
    const answer = await this.call(() => {
      if (face === 'model-m') reference = newUuid();
      const { headers, ...request } = orderRequest(face, facts, { token: this.token, reference });
      return { ...request, headers: { ...headers, 'Idempotency-Key': reference } };
    });
    const id = idOfAnswer(answer);
    return id === null ? null : this.acknowledge({ work, face, reference, id });
  }

  private cancellation({ face, reference, id }: Acknowledged): Request {
    const { fullApi, modelM } = this.facts;
    if (face === 'full-api')
      return { method: 'DELETE', path: `/api/v1/orders/${id}`, headers: bearer(fullApi.hubKey) };
    if (face === 'model-m') {
      const body = { id_mch: id, motivo_id: 6 };
      return { path: '/api/m/cancelar', headers: { 'api-key': modelM.hubKey }, body };
    }
    const path = `/api/opendelivery/v1/logistics/cancel/${reference}`;
    const body = { reason: 'CONSUMER_CANCELLATION_REQUESTED', action: 'CANCEL_DELIVERY' };
    return { path, headers: bearer(this.token), body };
  }

  private async credit(): Promise<void> {
    const { hubKey, clienteId } = this.facts.fullApi;
    const reference = newUuid();
    const answer = await this.call(() => ({
      path: `/api/v1/usuarios/${clienteId}/carteira/creditos`,
      headers: bearer(hubKey),
      body: { valor: 30, external_id: reference },
    }));
    if (answer === null) return;
    const { data } = answer as { data: { id: number } };
    this.acknowledge({ work: 'credit', face: 'full-api', reference, id: String(data.id) });
  }
}

/** null: the connection ended without an answer. */
async function send(url: string, { method, headers, body }: Omit<Request, 'path'>) {
  try {
    const answer = await fetch(url, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return { answer, text: await answer.text() };
  } catch {
    return null;
  }
}
