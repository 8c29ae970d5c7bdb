import { Problem } from '../../base/api/problem.js';
import {
  isDone,
  isOfOrder,
  refusalOf,
  requestOf,
  withoutPeople,
  type Act,
  type ActKind,
  type Proof,
} from './act.rules.js';
import { isEnd, readOrder, sendAct, serverNow, type Order, call } from './api.store.js';
import { dropAct, saveAct, savedActs, StorageFailure } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { here } from './whereabouts.store.js';
import { heldBy, isPassing, nextAct, refusedOf, replacedBy, tooLateWith } from './queue.rules.js';
import { acts, orders } from './queue.store.js';
import { endSession, session } from './session.store.js';
import { placeOfAct } from './position.rules.js';

export interface NewAct {
  readonly order: Pick<Order, 'id' | 'publicId'>;
  readonly stopId?: string | null;
  readonly kind: ActKind;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly proofs?: readonly { kind: Proof['kind']; blob: Blob }[];
}

const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
/** How many passes in a row sent no act; the next wait grows with it. */
let failedPasses = 0;
/** Failures by order id since one of its acts was sent. */
const failures = new Map<number, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let sent: (order: Order | null, act: Act) => void = () => undefined;
let refusedNow: () => void = () => undefined;
let owner = 0;

/**
 * Loads the acts that an earlier run of the app stored, and sends them. `onSent` is called for each act the
 * server accepted, `onRefused` for each that it refused.
 */
export async function startActs(
  courierId: number,
  onSent: typeof sent,
  onRefused: typeof refusedNow,
): Promise<void> {
  sent = onSent;
  refusedNow = onRefused;
  owner = courierId;
  // Outside the lock of the queue: another tab may be sending a photo, and the screen must show the acts.
  await orLater(readQueue);
  void drain();
}

/**
 * Stores an act before anything is shown (an empty battery loses nothing) and sends it. @throws
 * StorageFailure
 */
export async function act({ order, stopId = null, kind, body = {}, proofs = [] }: NewAct): Promise<Act> {
  const now = session.get();
  // The position shows the company where an act was done; texts go without it.
  const hasPlace = isOfOrder({ orderId: order.id }) && kind !== 'address' && kind !== 'message';
  const position = hasPlace && placeOfAct(here.get(), serverNow());
  const made: Act = {
    id: crypto.randomUUID(),
    courierId: now.phase === 'in' ? now.me.id : owner,
    orderId: order.id,
    publicId: order.publicId,
    stopId,
    kind,
    at: new Date(serverNow()).toISOString(),
    timed: true,
    body: { ...(position && { position }), ...body },
    proofs: proofs.map((proof) => ({ ...proof, evidenceId: null })),
    refusal: null,
    despite: refusedOf(order.id, acts.get()),
  };
  const refused = replacedBy(made, acts.get());
  const number = refused?.number ?? (await saveAct(made));
  const stored = { ...made, number };
  if (refused?.number !== undefined) await replace(stored);
  // Another reading of the queue may have it already.
  else acts.change((before) => [...before.filter((one) => one.number !== number), stored]);
  void drain();
  return stored;
}

/** Stores a refused act again with a correction, such as another code or photo. @throws StorageFailure */
export async function correct(
  refused: Act,
  change: Partial<Pick<Act, 'body' | 'proofs' | 'timed'>>,
): Promise<void> {
  // A changed body needs another idempotency key.
  await replace({ ...refused, ...change, id: crypto.randomUUID(), refusal: null });
  void drain();
}

/** Marks a refused act as read; it stays stored, as its pay can be contested later. @throws StorageFailure */
export async function markRead(refused: Act): Promise<void> {
  for (const one of tooLateWith(refused, acts.get())) await replace({ ...one, read: true });
  await replace(withoutPeople({ ...refused, read: true }));
  void drain();
}

/** Drops a refused act, which the courier repeats, and acts that wait behind it. @throws StorageFailure */
export async function discard(refused: Act): Promise<void> {
  for (const one of [...heldBy(refused, acts.get()), refused]) await remove(one);
  void drain();
}

async function replace(changed: Act): Promise<void> {
  await saveAct(changed);
  acts.change((before) => before.map((one) => (one.number === changed.number ? changed : one)));
}

export async function remove({ number = 0 }: Act): Promise<void> {
  await dropAct(number);
  acts.change((before) => before.filter((one) => one.number !== number));
}

async function readQueue(): Promise<void> {
  acts.set((await savedActs()).filter(({ courierId }) => courierId === owner));
}

/** Sends the queue: one tab at a time, one act after the other. */
async function drain(): Promise<void> {
  clearTimeout(timer);
  const work = async () => {
    // Another tab may have sent some of them.
    await readQueue();
    await sendAll();
  };
  await orLater(() => navigator.locks.request('acts', work));
}

/** Tries again later when the phone cannot read or store. */
async function orLater(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    retryLater();
  }
}

function retryLater(): void {
  failedPasses += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void drain(), Math.min(RETRY_MS * 2 ** (failedPasses - 1), MAX_RETRY_MS));
}

/** Goes once over the queue. An order whose act fails waits for the next pass; those of others go on. */
async function sendAll(): Promise<void> {
  const failed = new Set<number>();
  for (;;) {
    const next = nextAct(acts.get(), failures, failed);
    if (!next) break;
    const error = await failureOf(next);
    if (isEnd(error)) {
      await endSession(error);
      return;
    }
    const { orderId } = next;
    if (error === null) {
      failedPasses = 0;
      failures.delete(orderId);
      continue;
    }
    failed.add(orderId);
    failures.set(orderId, (failures.get(orderId) ?? 0) + 1);
    // Without network, or when asked to wait, no other act would be taken either.
    if (error instanceof Problem && (error.status === 0 || error.status === 429)) break;
  }
  if (failed.size > 0) retryLater();
}

/** Sends one act. null: it was accepted or refused; else the error, after which it is sent again. */
async function failureOf(one: Act): Promise<unknown> {
  try {
    await settle(one);
    setReached(true);
    return null;
  } catch (error) {
    if (error instanceof Problem) setReached(error.status !== 0);
    else if (!(error instanceof StorageFailure)) reportError(error);
    return error;
  }
}

async function settle(one: Act): Promise<void> {
  try {
    await send(one);
  } catch (error) {
    if (!(error instanceof Problem) || isPassing(error) || isEnd(error)) throw error;
    await refuse(one, error);
  }
}

async function send(one: Act): Promise<void> {
  const proven = await sendProofs(one);
  const { method, path, body } = requestOf(proven);
  const headers = { 'Idempotency-Key': proven.id };
  const got = await sendAct(method, path, { body, headers });
  // A replayed answer shows the order as it was then.
  const answered = isOfOrder(one) ? ((got.body ?? null) as Order | null) : null;
  const order = got.replayed ? await orderOf(one) : answered;
  // The answer first: without act and effect the order would go one step back for a moment.
  sent(order, proven);
  await remove(proven);
  // A late delivery returns the order to the courier, with acts that were refused before.
  for (const one of acts.get())
    if (order && one.refusal && one.orderId === order.id && isDone(order, one)) await remove(one);
}

/** Sends the photos of an order's act. Each id is stored before the next is sent: none is sent twice. */
async function sendProofs(one: Act): Promise<Act> {
  if (!isOfOrder(one)) return one;
  let current = one;
  for (const [index, proof] of one.proofs.entries()) {
    if (proof.evidenceId !== null) continue;
    const form = new FormData();
    form.append(proof.kind, proof.blob, `${proof.kind}.jpg`);
    const stored = await call('POST /api/courier/evidence', { form });
    const proofs = current.proofs.map((other, place) =>
      place === index ? { ...other, evidenceId: stored.id } : other,
    );
    current = { ...current, proofs };
    await replace(current);
  }
  return current;
}

/** The act's order as the server has it; null: it is not this courier's, or the act is of none. */
async function orderOf(one: Act): Promise<Order | null> {
  return isOfOrder(one) ? readOrder(one.orderId) : null;
}

/** Stores a refusal together with the order as the server has it now. */
async function refuse(one: Act, { status, code, fields }: Problem): Promise<void> {
  const order = await orderOf(one);
  if (order ? isDone(order, one) : one.kind === 'give_back') {
    sent(order, one);
    await remove(one);
    return;
  }
  const answer = { status, code, field: Object.keys(fields)[0] ?? null };
  const refusal = refusalOf(one, answer, order, orders.get());
  // The stored act has the ids of the photos that were sent before the refusal.
  const stored = acts.get().find(({ number }) => number === one.number) ?? one;
  // The phone's clock is far off: the act is sent again without its time.
  const untimed = refusal.field === 'happenedAt' && one.timed;
  await replace(
    untimed ? { ...stored, timed: false, id: crypto.randomUUID() } : withoutPeople({ ...stored, refusal }),
  );
  refusedNow();
}

onComeback(() => {
  failedPasses = 0;
  if (owner !== 0) void drain();
});
