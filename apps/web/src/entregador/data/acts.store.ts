import { Problem } from '../../ground/api/problem.js';
import { isDone, requestOf, type Act, type ActKind, type Proof, type Refusal } from './act.rules.js';
import { answer, api, isEnd, isPassing, request, serverNow, type Order } from './api.store.js';
import { dropAct, saveAct, savedActs } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable } from './observable.store.js';
import { endSession } from './session.store.js';

/** Acts that the server does not have yet, oldest first. */
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

/**
 * Loads the acts that an earlier run of the app stored, and sends them. `onSent` is called for each act the server
 * accepted.
 */
export async function startActs(courierId: number, onSent: typeof sent): Promise<void> {
  sent = onSent;
  owner = courierId;
  acts.set((await savedActs()).filter((act) => act.courierId === courierId));
  void drain();
}

/** Stores an act before anything is shown, so that an empty battery loses nothing. */
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
  const number = await saveAct(made);
  acts.change((before) => [...before, { ...made, number }]);
  void drain();
}

/** Stores a refused act again with the courier's correction: another code, another photo. */
export async function correct(
  refused: Act,
  change: Partial<Pick<Act, 'body' | 'proofs' | 'timed'>>,
): Promise<void> {
  // A changed body needs another idempotency key.
  await replace({ ...refused, ...change, id: crypto.randomUUID(), refusal: null });
  void drain();
}

/**
 * Closes a refused act that the courier has read. Later acts on the same order are dropped too, as they depend on it.
 */
export async function discard(refused: Act): Promise<void> {
  for (const one of acts.get())
    if (one.orderId === refused.orderId && (one.number ?? 0) >= (refused.number ?? 0)) await remove(one);
  void drain();
}

async function replace(changed: Act): Promise<void> {
  await saveAct(changed);
  acts.change((before) => before.map((one) => (one.number === changed.number ? changed : one)));
}

async function remove({ number = 0 }: Act): Promise<void> {
  await dropAct(number);
  acts.change((before) => before.filter((one) => one.number !== number));
}

/** The next act to send. Acts wait behind a refused one of the same order; other orders go on. */
function nextAct(): Act | undefined {
  const held = new Set<number>();
  return acts.get().find(({ orderId, refusal }) => {
    if (held.has(orderId)) return false;
    if (refusal) held.add(orderId);
    return !refusal;
  });
}

/** Sends the queue: one tab at a time, one act after the other. */
async function drain(): Promise<void> {
  clearTimeout(timer);
  await navigator.locks.request('acts', async () => {
    // Another tab may have sent some of them.
    acts.set((await savedActs()).filter(({ courierId }) => courierId === owner));
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
        await endSession(error);
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
  // The answer first: an order without the act and without its effect would be shown one step back for a moment.
  sent((order ?? null) as Order | null, proven);
  await remove(proven);
}

/** Sends the photos of an act. Each id is stored before the next photo is sent, so that no photo is sent twice. */
async function sendProofs(one: Act): Promise<Act> {
  let current = one;
  for (const [at, proof] of one.proofs.entries()) {
    if (proof.evidenceId !== null) continue;
    const form = new FormData();
    form.append(proof.kind, proof.blob, `${proof.kind}.jpg`);
    const stored = await answer(api.POST('/api/courier/evidence', { body: form }));
    const proofs = current.proofs.map((other, index) =>
      index === at ? { ...other, evidenceId: stored.id } : other,
    );
    current = { ...current, proofs };
    await replace(current);
  }
  return current;
}

/** Stores a refusal together with the order as the server has it now. */
async function refuse(one: Act, error: unknown): Promise<void> {
  const order = await orderNow(one.orderId);
  if (order === 'unknown') return;
  if (order ? isDone(order, one) : one.kind === 'give_back') {
    sent(order, one);
    await remove(one);
    return;
  }
  const { status, code, fields } = error instanceof Problem ? error : new Problem(0, 'unknown', '');
  const refusal: Refusal = { status, code, field: Object.keys(fields)[0] ?? null, order };
  // A phone's clock is far off: the act is sent again without its time.
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
