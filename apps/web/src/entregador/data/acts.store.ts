import { Problem } from '../../ground/api/problem.js';
import { isDone, requestOf, type Act, type ActKind, type Proof, type Refusal } from './act.rules.js';
import { answer, api, isEnd, isPassing, request, serverNow, type Order } from './api.store.js';
import { dropAct, keepAct, keptActs } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable } from './observable.store.js';
import { leaveBecause } from './session.store.js';

/** What was done and is not with the server yet, oldest first. */
export const acts = observable<readonly Act[]>([]);

interface NewAct {
  readonly courierId: number;
  readonly order: Pick<Order, 'id' | 'publicId'>;
  readonly stopId?: string | null;
  readonly kind: ActKind;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly proofs?: readonly { kind: Proof['kind']; blob: Blob }[];
}

const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let sent: (order: Order | null, act: Act) => void = () => undefined;
let owner = 0;

/** Reads what an earlier run of the app left, and goes on sending. `told` hears of each act that came through. */
export async function startActs(courierId: number, told: typeof sent): Promise<void> {
  sent = told;
  owner = courierId;
  acts.set((await keptActs()).filter((act) => act.courierId === courierId));
  void drain();
}

/** Kept before anything is shown, so that a dead battery loses nothing. */
export async function act({ courierId, order, stopId = null, kind, body = {}, proofs = [] }: NewAct) {
  const made: Act = {
    id: crypto.randomUUID(),
    courierId,
    orderId: order.id,
    publicId: order.publicId,
    stopId,
    kind,
    at: new Date(serverNow()).toISOString(),
    timed: true,
    body,
    proofs: proofs.map((proof) => ({ ...proof, evidenceId: null })),
    refusal: null,
  };
  const number = await keepAct(made);
  acts.change((before) => [...before, { ...made, number }]);
  void drain();
}

/** As the courier mends it: with another code, another photo. */
export async function mend(
  refused: Act,
  change: Partial<Pick<Act, 'body' | 'proofs' | 'timed'>>,
): Promise<void> {
  // Another content needs another key.
  await replace({ ...refused, ...change, id: crypto.randomUUID(), refusal: null });
  void drain();
}

/** The courier has read what became of it. Later acts with the same order cannot hold either. */
export async function settle(refused: Act): Promise<void> {
  for (const one of acts.get())
    if (one.orderId === refused.orderId && (one.number ?? 0) >= (refused.number ?? 0)) await remove(one);
  void drain();
}

async function replace(changed: Act): Promise<void> {
  await keepAct(changed);
  acts.change((before) => before.map((one) => (one.number === changed.number ? changed : one)));
}

async function remove({ number = 0 }: Act): Promise<void> {
  await dropAct(number);
  acts.change((before) => before.filter((one) => one.number !== number));
}

/** Acts wait behind a refused one of the same order; other orders go on. */
function nextAct(): Act | undefined {
  const held = new Set<number>();
  return acts.get().find(({ orderId, refusal }) => {
    if (held.has(orderId)) return false;
    if (refusal) held.add(orderId);
    return !refusal;
  });
}

/** One tab at a time sends, one act after the other. */
async function drain(): Promise<void> {
  clearTimeout(timer);
  await navigator.locks.request('acts', async () => {
    // Another tab may have sent some.
    acts.set((await keptActs()).filter(({ courierId }) => courierId === owner));
    await sendAll();
  });
}

async function sendAll(): Promise<void> {
  for (let next = nextAct(); next; next = nextAct()) {
    try {
      await send(next);
      failures = 0;
      setReached(true);
    } catch (error) {
      if (isEnd(error)) {
        await leaveBecause(error);
        return;
      }
      if (!isPassing(error)) {
        await refuse(next, error);
        continue;
      }
      setReached(!(error instanceof Problem && error.status === 0));
      failures += 1;
      timer = setTimeout(() => void drain(), Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS));
      return;
    }
  }
}

async function send(one: Act): Promise<void> {
  const proven = await sendProofs(one);
  const { method, path, body } = requestOf(proven);
  const order = await request(method, path, { body, headers: { 'Idempotency-Key': proven.id } });
  await remove(proven);
  sent((order ?? null) as Order | null, proven);
}

/** Each photo once: what came through is noted before the next goes. */
async function sendProofs(one: Act): Promise<Act> {
  let current = one;
  for (const [at, proof] of one.proofs.entries()) {
    if (proof.evidenceId !== null) continue;
    const form = new FormData();
    form.append(proof.kind, proof.blob, `${proof.kind}.jpg`);
    const kept = await answer(api.POST('/api/courier/evidence', { body: form }));
    const proofs = current.proofs.map((other, index) =>
      index === at ? { ...other, evidenceId: kept.id } : other,
    );
    current = { ...current, proofs };
    await replace(current);
  }
  return current;
}

/** The server will not take it as it is: what does the order look like there? */
async function refuse(one: Act, error: unknown): Promise<void> {
  const order = await orderNow(one.orderId);
  if (order === 'unknown') return;
  if (order ? isDone(order, one) : one.kind === 'give_back') {
    await remove(one);
    sent(order, one);
    return;
  }
  const { status, code, fields } = error instanceof Problem ? error : new Problem(0, 'unknown', '');
  const refusal: Refusal = { status, code, field: Object.keys(fields)[0] ?? null, order };
  // A phone whose clock is far off: what was done counts, as of now.
  if (refusal.field === 'happenedAt') await replace({ ...one, timed: false, id: crypto.randomUUID() });
  else await replace({ ...one, refusal });
}

async function orderNow(id: number): Promise<Order | null | 'unknown'> {
  try {
    return await answer(api.GET('/api/courier/orders/{id}', { params: { path: { id } } }));
  } catch (error) {
    return error instanceof Problem && error.status === 404 ? null : 'unknown';
  }
}

onComeback(() => {
  failures = 0;
  if (owner !== 0) void drain();
});
