import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { DeveloperApi } from './developer-api.mjs';
import { Failure } from './failure.mjs';
import { listen, replay } from './listen.mjs';
import { keepSession, keptSession } from './session.mjs';

const DEFAULT_BASE = 'http://localhost:3000';
const AGO = /^(\d+)([smhd])$/;
const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Each gets the options, the words after its name, and where to read and write. */
export const COMMANDS = {
  async login(options, _words, world) {
    const base = options.base ?? DEFAULT_BASE;
    const email = options.email ?? (await asked('E-mail: ', world));
    const password = world.env.LAST_MILE_PASSWORD ?? (await asked('Password: ', world, true));
    const { token, developer } = await new DeveloperApi({ base }).call('POST', '/login', { email, password });
    await keepSession(world.env, { base, token });
    world.say(`Logged in to ${base} as ${developer.name}`);
  },

  async apps(options, [what, name], world) {
    const api = await apiOf(world);
    if (what === undefined) return (await appsOf(api)).forEach((app) => world.say(lineOf(app)));
    if (what !== 'create' || name === undefined) throw new Failure('apps create NAME [--type full_api]');
    const { teams } = await api.call('GET', '/sessions/current');
    const body = { teamId: teams[0].id, type: options.type ?? 'full_api', name };
    world.say(lineOf(await api.call('POST', '/apps', body)));
  },

  async listen(options, _words, world) {
    const { api, app } = await chosen(options, world);
    await listen({ api, app, to: targetOf(options), ...world });
  },

  async replay(options, _words, world) {
    const { api, app } = await chosen(options, world);
    if (options.since === undefined) throw new Failure('replay needs --since (an instant, or 10m, 2h, 1d)');
    const span = { since: instantOf(options.since), until: instantOf(options.until ?? '0s') };
    const count = await replay({ api, app, to: targetOf(options), ...span, ...world });
    world.say(`${String(count)} sent again`);
  },

  async trigger(options, [event], world) {
    const { api, app } = await chosen(options, world);
    const at = `/apps/${String(app.id)}/webhook`;
    if (event === undefined) {
      const { items } = await api.call('GET', `${at}/events`);
      throw new Failure(`trigger EVENT: one of ${items.join(', ')}`);
    }
    const { status, error } = await api.call('POST', `${at}/test`, { event });
    world.say(`${event}: ${status === null ? error : String(status)}`);
  },

  async logs(options, _words, world) {
    const { api, app } = await chosen(options, world);
    const at = `/apps/${String(app.id)}`;
    const page = await api.call('GET', `${at}/requests?limit=${String(Number(options.limit ?? 20))}`);
    for (const request of page.items.reverse()) world.say(requestLine(request));
    if (!options.follow) return;
    for await (const { name, data } of api.events(`${at}/events`, world.signal)) {
      if (name === 'request') world.say(requestLine(data));
      if (name === 'delivery' && data.attempts > 0)
        world.say(`${data.at}  sent  ${data.event}  ${data.state}  ${String(data.lastStatus ?? '')}`);
    }
  },

  async orders(options, [what], world) {
    const { api, app } = await chosen(options, world);
    const at = `/apps/${String(app.id)}/orders`;
    if (what === 'create') {
      const order = await api.call('POST', at, { scenario: options.scenario ?? 'normal' });
      return world.say(orderLine(order));
    }
    if (what !== undefined) throw new Failure('orders [create [--scenario normal]]');
    const { items } = await api.call('GET', `${at}?limit=20`);
    for (const order of items) world.say(orderLine(order));
  },
};

async function apiOf({ env }) {
  return new DeveloperApi(await keptSession(env));
}

async function appsOf(api) {
  return (await api.call('GET', '/apps')).items;
}

/** The app that is named by id, or the only one. */
async function chosen({ app: id }, world) {
  const api = await apiOf(world);
  const apps = await appsOf(api);
  const found = id === undefined ? apps : apps.filter((app) => String(app.id) === id);
  if (found.length === 1) return { api, app: found[0] };
  if (apps.length === 0) throw new Failure('There is no app yet: last-mile apps create NAME');
  throw new Failure(['Say which app, by --app ID:', ...apps.map(lineOf)].join('\n'));
}

function targetOf({ 'forward-to': to }) {
  if (to === undefined) throw new Failure('--forward-to URL is missing');
  const url = /^https?:\/\//.test(to) ? to : `http://${to}`;
  if (!URL.canParse(url)) throw new Failure(`No address: ${to}`);
  return url;
}

/** An instant in ISO 8601, or so long ago. */
function instantOf(text) {
  const [, count, unit] = AGO.exec(text) ?? [];
  const at = unit ? Date.now() - Number(count) * UNIT_MS[unit] : Date.parse(text);
  if (Number.isNaN(at)) throw new Failure(`No instant: ${text} (2026-11-26T12:00:00Z, or 10m, 2h, 1d)`);
  return at;
}

/** What a person types; `hidden`: it is not shown. */
async function asked(question, { input, output }, hidden = false) {
  const terminal = input.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  output.write(question);
  const reader = createInterface({ input, output: hidden ? unseen : output, terminal });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    if (hidden) output.write('\n');
  }
}

const lineOf = ({ id, type, name }) => `${String(id)}  ${type}  ${name}`;
const requestLine = ({ at, method, path, status, durationMs }) =>
  `${at}  ${method}  ${path}  ${String(status)}  ${String(durationMs)} ms`;
const orderLine = ({ id, publicId, status }) => `${String(id)}  ${publicId}  ${status}`;
