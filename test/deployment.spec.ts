import { existsSync, readFileSync } from 'node:fs';
import { type FaceDefinition } from '#runtime';
import { runtimeSchema } from '#runtime/testing';
import { consoleFace } from '../apps/console/src/face.js';
import { fullApiFace } from '../apps/full-api/src/face.js';
import { modelM } from '../apps/model-m/src/face.js';
import { openDeliveryFace } from '../apps/open-delivery/src/face.js';
import { npmStart } from './support/npm-start.js';

const FACES: readonly FaceDefinition[] = [fullApiFace, openDeliveryFace, modelM, consoleFace];
const compose = readFileSync('docker/compose.yml', 'utf8');
const cluster = readFileSync('docker/ha/compose.yml', 'utf8');
const example = readFileSync('.env.example', 'utf8');
const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!);

describe('configuration of a deployment', () => {
  it('.env.example names every variable of every process, and none that nobody reads', () => {
    const own = FACES.flatMap(({ settings }) => Object.keys(settings?.schema.shape ?? {}));
    const known = [...Object.keys(runtimeSchema.shape), ...own];
    expect(named).toEqual(expect.arrayContaining(known));
    const forCompose = named.filter((name) => !known.includes(name));
    expect(forCompose.filter((name) => !compose.includes(`\${${name}:`))).toEqual([]);
  });

  it('compose asks for nothing that .env.example does not name', () => {
    const asked = [...`${compose}${cluster}`.matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1]!);
    expect(asked.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('compose lets nobody read /metrics without a token', () => {
    const [shared = ''] = /^x-env: &env\n(  .+\n)+/m.exec(compose) ?? [];
    expect(shared).toMatch(/^ {2}METRICS_TOKEN: \$\{METRICS_TOKEN:\?/m);
  });

  it('every container runs a process that exists', () => {
    const apps = [...compose.matchAll(/APP: ([a-z-]+)/g)].map((match) => match[1]!);
    expect(apps).toEqual(['full-api', 'open-delivery', 'model-m', 'console', 'worker', 'roads']);
    for (const app of [...apps, 'gateway']) expect(existsSync(`apps/${app}/src/main.ts`)).toBe(true);
    expect(existsSync('apps/console/src/cli/main.ts')).toBe(true);
  });

  it('the image starts a process with the settings of `npm start`', () => {
    const { flags } = npmStart();
    expect(flags.length).toBeLessThanOrEqual(2);
    const image = readFileSync('docker/Dockerfile', 'utf8');
    expect(image).toContain(`exec node ${flags.join(' ')} dist/server/$APP.js`);
  });

  it.each(['docker/Dockerfile', 'docker/ha/Dockerfile'])('%s copies only what reaches its build', (file) => {
    const copies = readFileSync(file, 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
    const sources = [...copies].flatMap(([, names = '']) => names.split(' '));
    const sent = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(sources.filter((source) => !existsSync(source) || !sent.includes(`!${source}`))).toEqual([]);
    expect(sources).not.toEqual([]);
  });

  it('the proxy of the cluster leads to containers that exist', () => {
    const servers = readFileSync('docker/ha/haproxy.cfg', 'utf8').matchAll(/^ {4}server \w+ (\w+):/gm);
    const named = new Set([...servers].map((match) => match[1]!));
    expect([...named].sort()).toEqual([
      'gateway1',
      'gateway2',
      'node1',
      'node2',
      'node3',
      'redis1',
      'redis2',
    ]);
    for (const name of named) expect(cluster).toMatch(new RegExp(`^  ${name}:`, 'm'));
  });

  it.each(['docker/Caddyfile', 'docker/cells/Caddyfile'])('%s names the caller itself', (file) => {
    const text = readFileSync(file, 'utf8');
    const proxies = text.match(/reverse_proxy/g) ?? [];
    expect(text.match(/header_up X-Forwarded-For \{remote_host\}/g)).toHaveLength(proxies.length);
  });

  it.each(['docker/ha/haproxy.cfg', 'docker/cells/haproxy.cfg'])('%s names the caller itself', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/http-request del-header X-Forwarded-For\n(?:.+\n)*? {4}option forwardfor\n/);
  });

  it('every gateway behind a proxy trusts that one alone', () => {
    for (const file of ['docker/compose.yml', 'docker/ha/compose.yml', 'docker/cells/compose.yml'])
      expect(readFileSync(file, 'utf8')).toMatch(/TRUST_PROXY: '1'/);
  });

  const proxy = readFileSync('docker/Caddyfile', 'utf8');

  it('the proxy compresses everything but streams of events, which its compressor would hold back', () => {
    expect(proxy).toMatch(
      /@compressible not path \/rastreio\/\*\/eventos \/api\/courier\/events \/api\/merchant\/events \/api\/admin\/events \/api\/developer\/apps\/\*\/events\n\tencode @compressible/,
    );
  });

  it.each(FACES)('the proxy leads the paths of $name to its process', ({ name, prefixes }) => {
    const ways = [...proxy.matchAll(/@([a-z-]+) path (.+)\n\thandle @\1 \{\s+import to ([a-z-]+)\n/g)];
    const processOf = (path: string) =>
      ways.find(([, , patterns = '']) =>
        patterns
          .split(' ')
          .some((pattern) =>
            pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
          ),
      )?.[3] ?? /\thandle \{\s+import to ([a-z-]+)\n/.exec(proxy)?.[1];
    for (const prefix of prefixes)
      expect([prefix, processOf(prefix), processOf(`${prefix}/x`)]).toEqual([prefix, name, name]);
  });
});
