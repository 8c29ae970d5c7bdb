/** A process of its own sends requests and receives webhooks: the benchmark does not measure itself. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { City } from '../setup/city.world.js';
import { CityHour } from './city-hour.driver.js';
import { drive } from './load.driver.js';

const receivers: string[] = [];
/** By receiver and webhook, so that a repeated one is seen. */
const different = new Set<string>();
let taken = 0;
let lastAt = 0;
let hour: CityHour | undefined;

/** Listens on a port of its own. */
async function addReceiver(): Promise<void> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      lastAt = performance.timeOrigin + performance.now();
      taken++;
      different.add(`${request.socket.localPort} ${String(request.headers['webhook-id'])}`);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receivers.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
}

const acts = {
  drive,
  receiverUrls: async (count: number) => {
    while (receivers.length < count) await addReceiver();
    return receivers.slice(0, count);
  },
  resetReceivers: () => {
    different.clear();
    taken = 0;
  },
  /** By all receivers; `different` counts a repeated webhook once. */
  received: () => ({ taken, different: different.size, lastAt }),
  /** Resolves when all streams of couriers and boards are open. */
  beginCity: (city: City) => (hour = new CityHour(city)).begin(),
  /** Resolves with their number when the last order was placed. */
  placeCityOrders: (seconds: number) => hour!.placeOrders(seconds),
  endCity: () => hour!.end(),
};
export type LoadActs = typeof acts;

/** A fault ends the process, and is printed. */
async function perform(name: keyof LoadActs, args: readonly unknown[]): Promise<void> {
  const act = acts[name] as (...args: readonly unknown[]) => unknown;
  process.send!({ result: await act(...args) });
}

process.on('message', ([name, ...args]: [keyof LoadActs, ...unknown[]]) => void perform(name, args));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
