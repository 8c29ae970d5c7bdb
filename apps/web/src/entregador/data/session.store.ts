import { Problem } from '../../base/api/problem.js';
import { setZone } from '../../base/clock.js';
import { isEnd, type Company, type Me, call } from './api.store.js';
import { forgetSnapshots, saveSnapshot, readSnapshot } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable } from '../../base/observable.js';

type Session =
  | { readonly phase: 'starting' }
  /** `why`: the reason why the session ended while the app was in use. */
  | { readonly phase: 'out'; readonly why: 'ended' | 'closed' | null }
  | ({ readonly phase: 'in' } & Known);

export const session = observable<Session>({ phase: 'starting' });

/** Name of the snapshot with the id of the courier who owns the others. */
const OWNER = 'owner';

export interface Known {
  readonly me: Me;
  readonly company: Company | null;
}

/** Opens the app; without network, for the courier who used it last. */
export async function start(): Promise<void> {
  const known = await readSnapshot<Known>('session');
  if (known) {
    await makeOwn(known.me.id);
    showAs(known);
  }
  await rereadSession().finally(() => {
    if (session.get().phase === 'starting') session.set({ phase: 'out', why: null });
  });
}

/** Number of changes by the courier: an answer that was asked for before the last one may be older. */
let changes = 0;

export async function refreshMe(): Promise<void> {
  const before = changes;
  const me = await call('/api/courier/me');
  setReached(true);
  const company = companyShown() ?? (await call('/api/courier/company'));
  // Otherwise a shift that began meanwhile would be shown as not begun.
  await (changes > before ? refreshMe() : show({ me, company }));
}

export function rereadSession(): Promise<void> {
  return bestEffort(refreshMe);
}

/** The result of the work; undefined without network. A session that is over is ended. */
export async function bestEffort<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work().catch(endIfOver);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Ends the session if the refusal means so; otherwise throws the refusal. */
export async function endIfOver(refusal: unknown): Promise<undefined> {
  if (!isEnd(refusal)) throw refusal;
  await endSession(refusal);
}

/** Shows and stores the courier after a change. */
export function showMe(me: Me): Promise<void> {
  changes += 1;
  return show({ me, company: companyShown() });
}

function companyShown(): Company | null {
  const now = session.get();
  return now.phase === 'in' ? now.company : null;
}

async function show(known: Known): Promise<void> {
  const other = await makeOwn(known.me.id);
  await saveSnapshot('session', known);
  // The page's memory belongs to the courier who worked with it before.
  if (other) location.reload();
  else showAs(known);
}

/** The courier for whom the page was opened, or who logged in first. */
let user: number | null = null;

/**
 * Makes the phone's snapshots those of this courier: another one's (positions, orders, earnings) are deleted,
 * as they must not be sent or shown under this name. Returns whether the page has worked for another courier.
 */
async function makeOwn(id: number): Promise<boolean> {
  if (user === id) return false;
  const owner = (await readSnapshot<number>(OWNER)) ?? (await readSnapshot<Known>('session'))?.me.id;
  if (owner !== id) await forgetSnapshots();
  await saveSnapshot(OWNER, id);
  const other = user !== null;
  user = id;
  return other;
}

function showAs(known: Known): void {
  if (known.company) setZone(known.company.timezone);
  session.set({ phase: 'in', ...known });
}

export async function logIn(phone: string, password: string): Promise<void> {
  await call('POST /api/courier/sessions', { phone, password });
  await refreshMe();
}

/** Leaves at once when the server refuses the session, once for all requests. Waiting acts stay stored. */
export async function endSession(error: unknown): Promise<void> {
  const now = session.get();
  if (now.phase === 'out' && now.why !== null) return;
  const closed = error instanceof Problem && error.code === 'caller_blocked';
  session.set({ phase: 'out', why: closed ? 'closed' : now.phase === 'in' ? 'ended' : null });
  await saveSnapshot('session', null);
}

onComeback(() => {
  if (session.get().phase === 'in') void rereadSession();
});
