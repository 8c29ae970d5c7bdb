import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mismatch } from './match.mjs';
import { filled, memberAt } from './template.mjs';

const POLL_MS = 20;

/**
 * Judges the webhooks of one delivery: `wanted` are the events in their order, each with the check whose
 * answer it follows. `judge` names what is asked; README, "Events".
 */
export async function faultOfEvents(step, { values, answeredAt, receiver, withinMs, quietMs }) {
  const wanted = step.wanted.map(({ type, after }) => ({ type, since: answeredAt.get(after) }));
  const unknown = wanted.find(({ since }) => since === undefined);
  if (unknown) return `the call that ${unknown.type} follows was not answered`;
  const about = filled(step.about, values);
  const path = filled(step.path, values);
  const mine = () =>
    receiver.received.filter(
      ({ url, body }) =>
        url.endsWith(path) &&
        Object.entries(about).every(([path, value]) => String(memberAt(body, path)) === String(value)),
    );
  const typeOf = ({ body }) => memberAt(body, step.type);
  const missing = () => wanted.find(({ type }) => !mine().some((one) => typeOf(one) === type));
  const limit = Math.max(...wanted.map(({ since }) => since)) + withinMs;
  while (missing() && Date.now() < limit) await pause(POLL_MS);
  const lost = missing();
  if (step.judge === 'arrive')
    return lost ? `${lost.type} has not come` : faultOfTime(wanted, mine(), typeOf, withinMs);
  if (lost) return `${lost.type} has not come, so this cannot be judged`;
  await pause(Math.max(0, quietMs - (Date.now() - Math.max(0, ...mine().map(({ at }) => at)))));
  const events = mine().filter((one) => wanted.some(({ type }) => type === typeOf(one)));
  return JUDGES[step.judge](events, { wanted, typeOf, step, values });
}

function faultOfTime(wanted, events, typeOf, withinMs) {
  for (const { type, since } of wanted) {
    const late = events.find((one) => typeOf(one) === type).at - since;
    if (late > withinMs) return `${type} came ${late} ms after the answer, later than ${withinMs} ms`;
  }
  return null;
}

const JUDGES = {
  once(events, { typeOf }) {
    const seen = new Set();
    for (const one of events) {
      if (seen.has(typeOf(one))) return `${typeOf(one)} came twice`;
      seen.add(typeOf(one));
    }
    return null;
  },
  order(events, { wanted, typeOf }) {
    const came = [...new Set(events.map(typeOf))];
    const due = wanted.map(({ type }) => type).filter((type) => came.includes(type));
    return came.join() === due.join() ? null : `came as ${came.join(', ')} instead of ${due.join(', ')}`;
  },
  signature(events, { step, values, typeOf }) {
    const { algorithm, header, key } = step.signature;
    for (const one of events) {
      const due = createHmac(algorithm, String(filled(key, values)))
        .update(one.bytes)
        .digest();
      const sent = Buffer.from(one.headers[header] ?? '', 'hex');
      if (sent.length !== due.length || !timingSafeEqual(sent, due))
        return `${header} of ${typeOf(one)} is not the HMAC of its bytes: ${one.headers[header] ?? 'missing'}`;
    }
    return null;
  },
  standard(events, { step, values, typeOf }) {
    const key = Buffer.from(String(filled(step.secret, values)).replace(/^whsec_/, ''), 'base64');
    for (const one of events) {
      const {
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': sent = 'missing',
      } = one.headers;
      const due = createHmac('sha256', key).update(`${id}.${at}.`).update(one.bytes).digest('base64');
      if (!sent.split(' ').includes(`v1,${due}`))
        return `webhook-signature of ${typeOf(one)} is not the HMAC of its id, instant and bytes: ${sent}`;
    }
    return null;
  },
  headers: (events, { step, values, typeOf }) =>
    first(events, (one) => mismatch(filled(step.headers, values), one.headers, `headers of ${typeOf(one)}`)),
  body: (events, { step, values, typeOf }) =>
    first(events, (one) => mismatch(filled(step.body, values), one.body, `body of ${typeOf(one)}`)),
};

function first(events, fault) {
  for (const one of events) {
    const found = fault(one);
    if (found !== null) return found;
  }
  return null;
}
