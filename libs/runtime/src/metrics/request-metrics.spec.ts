import { Counter, Histogram, Registry } from 'prom-client';
import { RequestMetrics } from './request-metrics.js';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const requests = [
  { face: 'full-api', route: '/api/v1/orders/:id', status: 200, seconds: 0.002 },
  { face: 'full-api', route: '/api/v1/orders/:id', status: 404, seconds: 0.0021 },
  { face: 'full-api', route: '/api/v1/orders/:id', status: 200, seconds: 0.0625 },
  { face: 'model-m', route: '/api/v1/orders/:id', status: 200, seconds: 11 },
  { face: 'full-api', route: 'unknown', status: 499, seconds: 0 },
];

it('renders requests as prom-client would', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const tally = new RequestMetrics(ours);
  const registers = [theirs];
  const counter = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['face', 'route', 'status'],
    registers,
  });
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer',
    labelNames: ['face', 'route'],
    buckets: BUCKETS,
    registers,
  });
  for (const request of requests) {
    const { face, route, status, seconds } = request;
    tally.record(request);
    counter.inc({ face, route, status: String(status) });
    histogram.observe({ face, route }, seconds);
  }
  const lines = (text: string) => text.split('\n').sort();
  expect(lines(await ours.metrics())).toEqual(lines(await theirs.metrics()));
});
