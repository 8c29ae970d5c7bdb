/** The load process: sends requests and receives webhooks for its parent, so that neither measures itself. */
import { CityHour } from './city-hour.driver.js';
import { drive } from './load.driver.js';
import { Receiver } from './receiver.js';
import type { LoadCall, LoadReply } from './protocol.js';

const receivers = [await Receiver.start()];
let hour: CityHour | undefined;

type Call<Kind extends LoadCall['kind']> = Extract<LoadCall, { kind: Kind }>;

async function perform(call: LoadCall): Promise<unknown> {
  switch (call.kind) {
    case 'drive':
      return drive(call.drive);
    case 'receivers':
    case 'forget':
    case 'received':
      return atReceivers(call);
    case 'city':
      hour = new CityHour(call.city);
      return hour.begin();
    case 'city-orders':
      return hour?.placeOrders();
    case 'city-end':
      return hour?.end();
  }
}

async function atReceivers(call: Call<'receivers' | 'forget' | 'received'>): Promise<unknown> {
  if (call.kind === 'forget') for (const receiver of receivers) receiver.reset();
  if (call.kind === 'received')
    return {
      taken: sum(receivers.map(({ count }) => count.taken)),
      different: sum(receivers.map(({ count }) => count.different)),
      lastAt: Math.max(...receivers.map(({ count }) => count.lastAt)),
    };
  if (call.kind !== 'receivers') return null;
  while (receivers.length < call.count) receivers.push(await Receiver.start());
  return receivers.slice(0, call.count).map(({ url }) => url);
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

process.on('message', (message: { id: number; call: LoadCall }) => {
  const reply = (rest: Omit<LoadReply, 'id'>) => process.send?.({ id: message.id, ...rest });
  perform(message.call).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
