import { setTimeout as pause } from 'node:timers/promises';
import { faultOfEvents } from './events.mjs';
import { mismatch } from './match.mjs';
import { filled, memberAt, MissingValue } from './template.mjs';

const TIMEOUT_MS = 30_000;
const POLL_MS = 500;

/**
 * Runs the checks of one protocol in their order. A check passes, fails with what was found, or is skipped,
 * where it needs what an earlier one did not give.
 */
export async function judge(protocol, { origin, values, receiver, withinMs, quietMs, only }) {
  const run = {
    origin,
    values: { ...protocol.values, ...values },
    answeredAt: new Map(),
    receiver,
    withinMs,
    quietMs,
  };
  const wanted = only ? closure(protocol.checks, only) : null;
  const results = [];
  for (const check of protocol.checks) {
    if (wanted && !wanted.has(check.id)) continue;
    if (check.given?.some((name) => run.values[name] === undefined)) continue;
    const began = performance.now();
    const outcome = await outcomeOf(protocol, check, run);
    const { id, clause, title } = check;
    results.push({ id, clause, title, ...outcome, ms: Math.round(performance.now() - began) });
  }
  return results;
}

/** The checks that are asked for, with those they need and those that clean up. */
function closure(checks, only) {
  const byId = new Map(checks.map((check) => [check.id, check]));
  const wanted = new Set();
  const take = (id) => {
    if (wanted.has(id)) return;
    wanted.add(id);
    for (const needed of byId.get(id)?.needs ?? []) take(needed);
  };
  only.forEach(take);
  return wanted;
}

async function outcomeOf(protocol, check, run) {
  try {
    for (const step of check.steps) {
      const fault = await faultOfStep(protocol, check, step, run);
      if (fault !== null) return { verdict: 'failed', found: fault };
    }
    return { verdict: 'passed', found: null };
  } catch (error) {
    if (error instanceof MissingValue) return { verdict: 'skipped', found: error.message };
    return { verdict: 'failed', found: `no answer: ${error.cause?.message ?? error.message}` };
  }
}

/** A step with `within` is asked again until it is as expected, or the seconds of that input have passed. */
async function faultOfStep(protocol, check, step, run) {
  if (step.judge) return faultOfEvents(step, run);
  const limit = Date.now() + Number(run.values[step.within] ?? 0) * 1000;
  for (;;) {
    const fault = await faultOfCall(protocol, check, step, run);
    if (fault === null || Date.now() >= limit) return fault;
    await pause(POLL_MS);
  }
}

async function faultOfCall(protocol, check, { request, expect, save = {} }, run) {
  const { status, headers, text } = await call(protocol, request, run);
  run.answeredAt.set(check.id, Date.now());
  const body = bodyOf(text);
  const due = [expect.status].flat();
  if (!due.includes(status)) return `status ${status} instead of ${due.join(' or ')}: ${text.slice(0, 200)}`;
  const fault =
    (expect.headers && mismatch(filled(expect.headers, run.values), headers, 'headers')) ||
    (expect.body === undefined ? null : mismatch(filled(expect.body, run.values), body));
  for (const [name, path] of Object.entries(save)) {
    const value = memberAt(body, path);
    if (value !== undefined) run.values[name] = value;
  }
  return fault ?? null;
}

async function call(
  protocol,
  { method, path, headers = {}, body, form, anonymous = false },
  { origin, values },
) {
  const own = anonymous ? {} : protocol.headers;
  const given = Object.fromEntries(
    Object.entries({ ...own, ...headers }).filter(([, value]) => value !== null),
  );
  const sent = form
    ? new URLSearchParams(filled(form, values)).toString()
    : body && JSON.stringify(filled(body, values));
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await fetch(origin + protocol.base + filled(path, values), {
    method,
    headers: { accept: 'application/json', ...(sent && { 'content-type': type }), ...filled(given, values) },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(sent && { body: sent }),
  });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

function bodyOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
