import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `npm run bench:costs -- PROFILE [options]
  PROFILE      a .cpuprofile of a gateway: BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=/tmp/prof" npm run bench -- --only quote
  --last 15    only its last seconds, without those of the start
  --cpu 105    the case's processor time of a request in µs: says what each step takes of it`;

/** The steps of a request by where their code stands; the first that fits. What is found in none is named below. */
const STEPS: readonly (readonly [string, RegExp])[] = [
  ['garbage collector', /^\(garbage collector\)/],
  ['socket', /^(\((writev|write\w+|shutdown)\)|node:(net|buffer|internal\/stream))/],
  ['HTTP of Node', /^node:(_http|internal\/http|events|url|querystring|internal\/url)/],
  [
    'turns and promises',
    /^(\((runMicrotasks|program)\)|node:(internal\/(process|timers|async)|timers|async))/,
  ],
  ['express and Nest', /^(express|router|path-to-regexp|parseurl|@nestjs|rxjs|reflect-metadata)\//],
  ['idempotency', /idempot/],
  ['guard and admission', /(\/auth\/|credentials|guard|admission|limits\/|^node:internal\/crypto|crypto)/],
  ['validation', /(validation\/|^zod\/|schemas|\.parser\.ts)/],
  ['database', /(^pg|^typeorm|base\/storage\/|statements|\.entity\.ts|outbox)/],
  ['route', /(hub-routes|resilient-routes|straight-lines|route-planner|threads\/)/],
  ['address', /(places\/|catalog)/],
  ['price', /(pricing\/|quoting|quote)/],
  ['rendering', /(\.mapper\.ts|\.body\.ts|bodies\/|vocabulary)/],
  ['order', /(ordering\/|orders\/)/],
  ['log and metrics', /(logging\/|metrics\/|^pino|^prom-client)/],
  ['our HTTP', /runtime\/src\/http\//],
];

interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Where the code of a frame stands before it was bundled. */
class Sources {
  private readonly maps = new Map<string, SourceMap | null>();

  of({ url, lineNumber, columnNumber, functionName }: ProfileNode['callFrame']): string {
    if (url === '') return functionName.startsWith('(') ? functionName : `(${functionName})`;
    const map = url.startsWith('file:') ? this.map(url) : null;
    // What the bundler adds has no source.
    const found: { readonly originalSource?: string } | undefined = map?.findEntry(lineNumber, columnNumber);
    return (found?.originalSource ?? url).replace(/^.*node_modules\//, '').replace(/^(\.\.\/)+/, '');
  }

  private map(url: string): SourceMap | null {
    const known = this.maps.get(url);
    if (known !== undefined) return known;
    const path = `${fileURLToPath(url)}.map`;
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
    this.maps.set(url, map);
    return map;
  }
}

/** Microseconds of each source, idle ones left out. */
export function sourceTimes({ nodes, samples, timeDeltas }: Profile, lastS: number): Map<string, number> {
  const sources = new Sources();
  const names = new Map(nodes.map(({ id, callFrame }) => [id, sources.of(callFrame)]));
  const end = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  const times = new Map<string, number>();
  let at = 0;
  samples.forEach((id, i) => {
    const delta = timeDeltas[i] ?? 0;
    at += delta;
    const name = names.get(id) ?? '';
    if (at < end - lastS * 1e6 || name === '(idle)') return;
    times.set(name, (times.get(name) ?? 0) + delta);
  });
  return times;
}

const stepOf = (source: string) => STEPS.find(([, where]) => where.test(source))?.[0];

/** Each step's share of the time, the largest first; sources of no step keep their names. */
export function stepShares(times: ReadonlyMap<string, number>): [step: string, share: number][] {
  const steps = new Map<string, number>();
  let all = 0;
  for (const [source, time] of times) {
    const step = stepOf(source) ?? source;
    steps.set(step, (steps.get(step) ?? 0) + time);
    all += time;
  }
  return [...steps].map(([step, time]): [string, number] => [step, time / all]).sort((a, b) => b[1] - a[1]);
}

/** Shares below this are not worth a line. */
const LEAST = 0.005;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { last: { type: 'string', default: 'Infinity' }, cpu: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined) {
    console.log(HELP);
    return;
  }
  const profile = JSON.parse(readFileSync(path, 'utf8')) as Profile;
  for (const [step, share] of stepShares(sourceTimes(profile, Number(values.last)))) {
    if (share < LEAST) continue;
    const us = values.cpu === undefined ? '' : `${(share * Number(values.cpu)).toFixed(1).padStart(8)} µs`;
    console.log(`${(share * 100).toFixed(1).padStart(5)} %${us}  ${step}`);
  }
}

if (process.argv[1] === import.meta.filename) main();
