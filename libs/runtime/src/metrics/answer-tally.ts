import type { Metric, Registry } from 'prom-client';

export interface AnsweredRequest {
  readonly face: string;
  /** The pattern (`/api/v1/orders/:id`), never the path itself: paths carry ids and keys. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface Route {
  readonly labels: { readonly face: string; readonly route: string };
  readonly byStatus: Map<number, number>;
  /** Per bucket those that fell into it and into no smaller one. */
  readonly buckets: number[];
  seconds: number;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const REQUESTS = { name: 'http_requests_total', help: 'Requests answered', type: 'counter' };
const DURATIONS = {
  name: 'http_request_duration_seconds',
  help: 'Time from the request line to the last byte of the answer',
  type: 'histogram',
};

/** Counts answers by hand and words them when somebody scrapes: prom-client sorts and joins the labels of each request anew. */
export class AnswerTally {
  private readonly faces = new Map<string, Map<string, Route>>();

  constructor(registry: Registry) {
    const register = (facts: typeof REQUESTS, values: () => object[]) => {
      const metric = {
        ...facts,
        get: () => Promise.resolve({ ...facts, values: values(), aggregator: 'sum' }),
      };
      registry.registerMetric(metric as unknown as Metric);
    };
    register(REQUESTS, () => this.routes().flatMap(counts));
    register(DURATIONS, () => this.routes().flatMap(durations));
  }

  note({ face, route, status, seconds }: AnsweredRequest): void {
    const tally = this.faces.get(face)?.get(route) ?? this.begin(face, route);
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
    tally.seconds += seconds;
    const bucket = SECONDS.findIndex((most) => seconds <= most);
    const at = bucket < 0 ? SECONDS.length : bucket;
    tally.buckets[at] = (tally.buckets[at] ?? 0) + 1;
  }

  private begin(face: string, route: string): Route {
    const buckets = Array.from({ length: SECONDS.length + 1 }, () => 0);
    const tally: Route = { labels: { face, route }, byStatus: new Map(), buckets, seconds: 0 };
    const routes = this.faces.get(face) ?? new Map<string, Route>();
    this.faces.set(face, routes.set(route, tally));
    return tally;
  }

  private routes(): Route[] {
    return [...this.faces.values()].flatMap((routes) => [...routes.values()]);
  }
}

function counts({ labels, byStatus }: Route): object[] {
  return [...byStatus].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value }));
}

function durations({ labels, buckets, seconds }: Route): object[] {
  let total = 0;
  const bucketed = buckets.map((count, i) => {
    total += count;
    return {
      labels: { le: SECONDS[i] ?? '+Inf', ...labels },
      value: total,
      metricName: `${DURATIONS.name}_bucket`,
    };
  });
  return [
    ...bucketed,
    { labels, value: seconds, metricName: `${DURATIONS.name}_sum` },
    { labels, value: total, metricName: `${DURATIONS.name}_count` },
  ];
}
