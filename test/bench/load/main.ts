/** The load process: sends requests and receives webhooks as its parent asks, so that neither measures itself. */
import { drive } from './driver.js';
import { Receiver } from './receiver.js';
import { quantile } from '../statistics.js';
import type { LoadCall, LoadReply } from './protocol.js';
import type { Drive } from '../types.js';

const receiver = await Receiver.start();

async function perform(call: LoadCall): Promise<unknown> {
  switch (call.kind) {
    case 'drive':
      return drive(call.drive);
    case 'latency':
      return latency(call.drive);
    case 'receiver':
      return receiver.url;
    case 'forget':
      receiver.forget();
      return null;
    case 'received':
      return receiver.count;
  }
}

const PATIENCE_MS = 60_000;

/** Time from the answer that tells the caller its order's id to the webhook about that order. */
async function latency(asked: Drive) {
  receiver.forget();
  const answered = new Map<number, number>();
  const driven = await drive(asked, (text, at) => answered.set((JSON.parse(text) as { id: number }).id, at));
  const until = performance.now() + PATIENCE_MS;
  while ([...answered.keys()].some((id) => !receiver.arrivals.has(id))) {
    if (performance.now() > until)
      throw new Error(`${String(receiver.arrivals.size)} of ${String(answered.size)} webhooks came`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const waits = [...answered].map(([id, at]) => Math.max(0, receiver.arrivals.get(id)! - at));
  waits.sort((a, b) => a - b);
  return { ...driven, p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

process.on('message', (message: { id: number; call: LoadCall }) => {
  const reply = (rest: Omit<LoadReply, 'id'>) => process.send?.({ id: message.id, ...rest });
  perform(message.call).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
