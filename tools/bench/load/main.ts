/**
 * A process of its own sends requests and receives webhooks, so that the benchmark does not measure itself.
 */
import { CityHour, type City } from './city-hour.driver.js';
import { drive } from './load.driver.js';
import { Receiver } from './receiver.js';

const receivers = [await Receiver.start()];
let hour: CityHour | undefined;

const acts = {
  drive,
  /** Each on its own port. */
  receiverUrls: async (count: number) => {
    while (receivers.length < count) receivers.push(await Receiver.start());
    return receivers.slice(0, count).map(({ url }) => url);
  },
  resetReceivers: () => {
    for (const receiver of receivers) receiver.reset();
  },
  /** Sums over all receivers; `different` counts a repeated webhook once. */
  received: () => {
    const counts = receivers.map(({ count }) => count);
    const sum = (of: 'taken' | 'different') => counts.reduce((all, one) => all + one[of], 0);
    const lastAt = Math.max(...counts.map((one) => one.lastAt));
    return { taken: sum('taken'), different: sum('different'), lastAt };
  },
  /** Resolves when all streams of couriers and boards are open. */
  beginCity: (city: City) => (hour = new CityHour(city)).begin(),
  /** Resolves when the last order was placed. */
  placeCityOrders: () => hour!.placeOrders(),
  endCity: () => hour!.end(),
};
export type LoadActs = typeof acts;

export interface LoadCall {
  readonly id: number;
  readonly name: keyof LoadActs;
  readonly args: readonly unknown[];
}

export interface LoadReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

process.on('message', ({ id, name, args }: LoadCall) => {
  const reply = (rest: Omit<LoadReply, 'id'>) => process.send?.({ id, ...rest });
  const act = acts[name] as (...args: readonly unknown[]) => unknown;
  Promise.resolve(act(...args)).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
