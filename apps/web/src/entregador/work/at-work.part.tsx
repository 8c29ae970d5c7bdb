import { useEffect } from 'react';
import type { TrustedTypes } from '../../base/trusted-html.js';
import { usePageUrl } from '../../base/router.js';
import { startActs } from '../data/acts.store.js';
import type { Me } from '../data/answers.rules.js';
import { goods, workRules } from '../data/stored-answer.store.js';
import { helpNumbers } from '../data/help.store.js';
import { listen, stop, timeKnown } from '../data/live.store.js';
import { network, setReached } from '../data/network.store.js';
import { useValue } from '../../base/observable.js';
import { showSent, startOrders, useOrders } from '../data/order-list.store.js';
import { keepPushes } from '../data/push.store.js';
import { session } from '../data/session.store.js';
import { LaterHelp, LaterOffers } from './later.part.js';

const URL_OF_WORKER = '/entregador/worker.js';
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The page's policy forbids script addresses as plain text; this one allows the service worker's. */
const policy = trustedTypes?.createPolicy('worker', {
  createScriptURL(url) {
    if (url !== URL_OF_WORKER) throw new TypeError('Only the service worker of the app');
    return url;
  },
});

/** Starts the service worker, which stores the app's files for a start without network. */
function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = policy ? policy.createScriptURL(URL_OF_WORKER) : URL_OF_WORKER;
  navigator.serviceWorker.register(url, { scope: '/entregador' }).catch((error: unknown) => {
    // Private windows refuse service workers: the app works, but only with network.
    reportError(error);
  });
}

/** The courier who works on this phone; null: none. */
let worker: number | null = null;

/**
 * Keeps screen and sound on and sends positions; loaded when a shift begins, as the first view needs none.
 */
async function beAtWork(courierId: number | null): Promise<void> {
  if (worker === courierId) return;
  worker = courierId;
  try {
    const [{ keepAwake, keepSound }, { followPosition, leavePosition }] = await Promise.all([
      import('../data/ring.store.js'),
      import('../data/position.store.js'),
      timeKnown,
    ]);
    // The shift may have ended, or begun, while the modules were loaded.
    const works = worker !== null;
    keepAwake(works);
    keepSound(works);
    if (worker === null) leavePosition();
    else followPosition(worker);
  } catch {
    // Tried again when the server is reached.
    worker = null;
    setReached(false);
  }
}

/** The session's end also ends positions and wake lock; effect cleanups would at each change of screen. */
session.subscribe(() => {
  if (session.get().phase !== 'in') void beAtWork(null);
});

/**
 * Runs on every screen of a logged-in courier: the event stream, waiting acts and offers; during a shift
 * positions and the wake lock. Loaded beside the first view, as logging in and registering do not need it.
 */
export function AtWork({ me: { id: courierId, online } }: { me: Me }) {
  useEffect(() => {
    void startActs(courierId, showSent, () => void goods.refresh());
    for (const early of [goods, helpNumbers, workRules]) void early.start();
    // The app's files would take the whole bandwidth, so they are stored after the orders were read.
    void startOrders().then(startWorker);
    listen();
    return stop;
  }, [courierId]);
  const orders = useOrders();
  const working = online || orders.length > 0;
  const { reached } = useValue(network);
  useEffect(() => {
    void beAtWork(working ? courierId : null);
  }, [working, courierId, reached]);
  useEffect(() => {
    if (online) void keepPushes();
  }, [online]);
  const { path } = usePageUrl();
  return (
    <>
      {path.startsWith('/entregador/') && (
        <div className="help-corner">
          <LaterHelp />
        </div>
      )}
      <LaterOffers />
    </>
  );
}
