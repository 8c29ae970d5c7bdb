import { useEffect } from 'react';
import { startActs } from '../data/acts.store.js';
import { listen, stop } from '../data/live.store.js';
import { useValue } from '../data/observable.store.js';
import { showSent, startOrders, useOrders } from '../data/orders.store.js';
import { keepPushes } from '../data/push.store.js';
import { session } from '../data/session.store.js';
import { LaterOffers } from './later.part.js';

/**
 * Keeps the screen on and sends positions. Loaded when the courier goes on shift, as the first view does not need it.
 */
async function beAtWork(working: boolean): Promise<void> {
  const [{ keepAwake }, { followPosition, leavePosition }] = await Promise.all([
    import('../data/wake.store.js'),
    import('../data/position.store.js'),
  ]);
  keepAwake(working);
  if (working) followPosition();
  else leavePosition();
}

/**
 * What runs on every screen of a logged-in courier: the event stream, waiting acts and offers; during a shift positions
 * and the wake lock. Loaded beside the first view, as logging in and registering do not need it.
 */
export function AtWork() {
  const now = useValue(session);
  const courierId = now.phase === 'in' ? now.me.id : null;
  useEffect(() => {
    if (courierId === null) return;
    void startActs(courierId, showSent);
    void startOrders();
    listen();
    return stop;
  }, [courierId]);
  const orders = useOrders();
  const online = now.phase === 'in' && now.me.online;
  const working = online || orders.length > 0;
  useEffect(() => {
    void beAtWork(working);
  }, [working]);
  useEffect(() => {
    if (online) void keepPushes();
  }, [online]);
  return <LaterOffers />;
}
