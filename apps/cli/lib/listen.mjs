import { Forwarding } from './forwarding.mjs';

/** Sends what the sandbox sends to `to` as well, from now on, until the signal. */
export async function listen({ api, app, to, say, signal }) {
  const forwarding = await forwardingOf({ api, app, to, say });
  await follow({ api, at: `/apps/${String(app.id)}`, signal, say, forwarding });
}

/**
 * Without an address nothing is sent and there is no secret: then an address of the server stands for the
 * laptop. It stays, so that the secret does, and `replay` has what came while nobody listened.
 */
async function forwardingOf({ api, app, to, say }) {
  const at = `/apps/${String(app.id)}/webhook`;
  const { url, events, merchantsMaySetTheirOwn, acceptAny2xx } = await api.call('GET', at);
  if (url === null) {
    const listener = `${api.base}/api/developer/listener`;
    await api.call('PUT', at, { url: listener, events, merchantsMaySetTheirOwn, acceptAny2xx });
    say(`The app had no webhook: it is ${listener} until you set another.`);
  }
  return Forwarding.of({ api, app, to, say });
}

async function follow({ api, at, signal, say, forwarding }) {
  const done = new Set();
  /** Ids of messages grow: those up to here are of before. */
  let from = null;
  const take = async (id) => {
    if (id <= from || done.has(id)) return;
    if (await forwarding.forward(id)) done.add(id);
  };
  const newest = async () => (await api.items(`${at}/deliveries`).next()).value?.id ?? 0;
  for await (const { name, data } of api.events(`${at}/events`, signal)) {
    if (name === 'ready' && from === null) {
      from = await newest();
      say(`Listening; ${forwarding.signedWith}. Ctrl-C ends it.`);
    } else if (name === 'delivery' && data.attempts > 0) await take(data.id);
    else if (name === 'behind' || (name === 'ready' && !data.resumed))
      for (const id of await idsAfter(api, at, from)) await take(id);
  }
}

/** The oldest first. */
async function idsAfter(api, at, from) {
  const ids = [];
  for await (const { id } of api.items(`${at}/deliveries`)) {
    if (id <= from) break;
    ids.unshift(id);
  }
  return ids;
}

/** Sends the messages of a span again, the oldest first, to `to` alone; returns how many. */
export async function replay({ api, app, to, say, since, until }) {
  const found = [];
  for await (const { id, createdAt } of api.items(`/apps/${String(app.id)}/deliveries`)) {
    const at = Date.parse(createdAt);
    if (at < since) break;
    if (at < until) found.unshift(id);
  }
  const forwarding = await forwardingOf({ api, app, to, say });
  let count = 0;
  for (const id of found) if (await forwarding.forward(id)) count++;
  return count;
}
