/** The load process: sends requests and receives webhooks for its parent, so that neither measures itself. */
import { CityHour } from './city-hour.driver.js';
import { CourierShift } from './courier.driver.js';
import { drive } from './load.driver.js';
import { Receiver } from './receiver.js';
import { quantile } from '../statistics.js';
import type { LoadCall, LoadReply } from './protocol.js';
import type { Drive } from '../types.js';

const first = await Receiver.start();
const receivers = [first];
let shift: CourierShift | undefined;
let hour: CityHour | undefined;

async function perform(call: LoadCall): Promise<unknown> {
  if (call.kind === 'drive') return drive(call.drive);
  if (call.kind === 'latency') return latency(call.drive, receivers.slice(0, call.receivers));
  if (isOfShift(call)) return performShift(call);
  return performAtReceivers(call);
}

type Driving = Extract<LoadCall, { kind: 'drive' | 'latency' }>;
type OfShift = Extract<LoadCall, { kind: `shift${string}` | `city${string}` }>;

const isOfShift = (call: LoadCall): call is OfShift => /^(shift|city)/.test(call.kind);

async function performAtReceivers(call: Exclude<LoadCall, Driving | OfShift>): Promise<unknown> {
  switch (call.kind) {
    case 'receivers':
      while (receivers.length < call.count) receivers.push(await Receiver.start());
      return receivers.slice(0, call.count).map(({ url }) => url);
    case 'hang':
      receivers[call.receiver]!.setHanging(call.hanging);
      return null;
    case 'faults':
      for (const [i, receiver] of receivers.entries()) receiver.setFaulty(i < call.receivers);
      return null;
    case 'forget':
      for (const receiver of receivers) receiver.reset();
      return null;
    case 'accepted':
      return receivers.slice(0, call.receivers).map(({ accepted }) => accepted);
    case 'received':
      return {
        taken: sum(receivers.map(({ count }) => count.taken)),
        different: sum(receivers.map(({ count }) => count.different)),
        lastAt: Math.max(...receivers.map(({ count }) => count.lastAt)),
      };
  }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

async function performShift(call: OfShift): Promise<unknown> {
  if (call.kind === 'shift') shift = await new CourierShift(call.shift).begin();
  else if (call.kind === 'city') await (hour = new CityHour(call.city)).begin();
  else if (call.kind === 'city-orders') await hour?.placeOrders();
  else return call.kind === 'city-end' ? hour?.end() : shift?.end();
  return null;
}

const BROWSER_TIMEOUT_MS = 60_000;

/** Time from the answer with the order's id to the webhook about that order. */
async function latency(asked: Drive, hearing: readonly Receiver[]) {
  for (const receiver of hearing) receiver.reset();
  const answered = new Map<number, number>();
  const driven = await drive(asked, (text, at) => answered.set((JSON.parse(text) as { id: number }).id, at));
  const until = performance.now() + BROWSER_TIMEOUT_MS;
  const missing = () => hearing.some(({ arrivals }) => [...answered.keys()].some((id) => !arrivals.has(id)));
  while (missing()) {
    if (performance.now() > until) {
      const came = hearing.map(({ arrivals }) => String(arrivals.size)).join(', ');
      throw new Error(`${came} of ${String(answered.size)} webhooks came`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  const waits = hearing.flatMap(({ arrivals }) =>
    [...answered].map(([id, at]) => Math.max(0, arrivals.get(id)! - at)),
  );
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
