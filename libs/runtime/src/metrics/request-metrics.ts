import type { Metric, Registry } from 'prom-client';

export interface RequestRecord {
  readonly face: string;
  /** The route's pattern (`/api/v1/orders/:id`), never the path: paths contain ids and keys. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface RouteCounts {
  readonly labels: { readonly face: string; readonly route: string };
  readonly byStatus: Map<number, number>;
  /** A request counts in the smallest bucket it fits. */
  readonly buckets: number[];
  seconds: number;
}

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const REQUESTS = { name: 'http_requests_total', help: 'Requests answered', type: 'counter' };
const DURATIONS = {
  name: 'http_request_duration_seconds',
  help: 'Time from the request line to the last byte of the answer',
  type: 'histogram',
};

/**
 * Counts in plain objects and renders them at each scrape: prom-client would sort and join the labels of each
 * request.
 */
export class RequestMetrics {
  private readonly faces = new Map<string, Map<string, RouteCounts>>();

  constructor(registry: Registry) {
    const register = (facts: typeof REQUESTS, values: () => object[]) => {
      const metric = {
        ...facts,
        get: () => Promise.resolve({ ...facts, values: values(), aggregator: 'sum' }),
      };
      registry.registerMetric(metric as unknown as Metric);
    };
    register(REQUESTS, () => this.routes().flatMap(countSamples));
    register(DURATIONS, () => this.routes().flatMap(durationSamples));
  }

  record({ face, route, status, seconds }: RequestRecord): void {
    const tally = this.faces.get(face)?.get(route) ?? this.addRoute(face, route);
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
    tally.seconds += seconds;
    const bucket = BUCKETS_S.findIndex((most) => seconds <= most);
    const at = bucket < 0 ? BUCKETS_S.length : bucket;
    tally.buckets[at] = (tally.buckets[at] ?? 0) + 1;
  }

  private addRoute(face: string, route: string): RouteCounts {
    const buckets = Array.from({ length: BUCKETS_S.length + 1 }, () => 0);
    const tally: RouteCounts = { labels: { face, route }, byStatus: new Map(), buckets, seconds: 0 };
    const routes = this.faces.get(face) ?? new Map<string, RouteCounts>();
    this.faces.set(face, routes.set(route, tally));
    return tally;
  }

  private routes(): RouteCounts[] {
    return [...this.faces.values()].flatMap((routes) => [...routes.values()]);
  }
}

function countSamples({ labels, byStatus }: RouteCounts): object[] {
  return [...byStatus].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value }));
}

function durationSamples({ labels, buckets, seconds }: RouteCounts): object[] {
  let total = 0;
  const bucketed = buckets.map((count, i) => {
    total += count;
    return {
      labels: { le: BUCKETS_S[i] ?? '+Inf', ...labels },
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
