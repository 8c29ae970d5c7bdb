import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { RecipientPagesWorld } from '../../test/console/recipient-pages.world.js';

const STREAMS = 3_000;
const CONCURRENCY = 100;
/** Most streams of links from one address. */
const PER_ADDRESS = 200;
/** Streams of one link are limited too, so this many links are needed. */
const LINKS = 20;
/** May live on after all streams, with what the first requests compiled. */
const LEFT_MB = 30;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Memory of server and callers, after a collection. */
function living(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('streams of recipients that one address opens', () => {
  it(`are no more than ${PER_ADDRESS} of ${STREAMS}, and their memory comes back`, async () => {
    const world = await RecipientPagesWorld.open();
    const orders = await world.marked(LINKS);
    const before = living();
    const answers: IncomingMessage[] = [];
    const open = (at: number) =>
      new Promise<IncomingMessage>((came, failed) => {
        const token = orders[at % LINKS]?.order.trackingToken ?? '';
        request(`${world.server.baseUrl}/rastreio/${token}/eventos`, { agent: false }, came)
          .on('error', failed)
          .end();
      });
    for (let sent = 0; sent < STREAMS; sent += CONCURRENCY)
      answers.push(...(await Promise.all(Array.from({ length: CONCURRENCY }, (_, i) => open(sent + i)))));
    const counts = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    const [taken, refused] = [counts(200), counts(429)];
    const most = living();
    for (const answer of answers.splice(0)) answer.destroy();
    await pause(2_000);
    expect((await open(0)).statusCode).toBe(200);
    const left = Math.round((living() - before) / 1e6);
    process.stdout.write(
      `${taken} open, ${refused} refused; ${Math.round((most - before) / 1e6)} MB at most, ${left} MB afterwards\n`,
    );
    expect([taken, refused]).toEqual([PER_ADDRESS, STREAMS - PER_ADDRESS]);
    expect(left).toBeLessThan(LEFT_MB);
    await world.close();
  }, 300_000);
});
