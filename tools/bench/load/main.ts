/** The load process: sends requests and receives webhooks for its parent, so that neither measures itself. */
import { CityHour } from './city-hour.driver.js';
import { drive } from './load.driver.js';
import { Receiver } from './receiver.js';
import type { LoadCall, LoadReply } from './protocol.js';

const receivers = [await Receiver.start()];
let hour: CityHour | undefined;

async function perform(call: LoadCall): Promise<unknown> {
  switch (call.kind) {
    case 'drive':
      return drive(call.drive);
    case 'receivers':
      while (receivers.length < call.count) receivers.push(await Receiver.start());
      return receivers.slice(0, call.count).map(({ url }) => url);
    case 'forget':
      for (const receiver of receivers) receiver.reset();
      return null;
    case 'received':
      return {
        taken: sum(receivers.map(({ count }) => count.taken)),
        different: sum(receivers.map(({ count }) => count.different)),
        lastAt: Math.max(...receivers.map(({ count }) => count.lastAt)),
      };
    case 'city':
      await (hour = new CityHour(call.city)).begin();
      return null;
    case 'city-orders':
      await hour?.placeOrders();
      return null;
    case 'city-end':
      return hour?.end();
  }
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
