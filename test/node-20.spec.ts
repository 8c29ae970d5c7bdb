import { AsyncLocalStorage, executionAsyncId } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import express from 'express';

const REQUESTS = 20_000;
const TURNS = 10;
const MARK = /delete when Node 20 goes/i;
const MAJOR = Number(process.versions.node.split('.')[0]);

function readRequests(changePrototype: boolean): number {
  const socket = {} as ConstructorParameters<typeof IncomingMessage>[0];
  const began = performance.now();
  for (let i = 0; i < REQUESTS; i++) {
    const request = new IncomingMessage(socket);
    if (changePrototype) Object.setPrototypeOf(request, express.request);
    for (let j = 0; j < 10; j++) if (request.complete) throw new Error('Nothing was read');
  }
  return performance.now() - began;
}

/** Whether a request takes longer to read when its prototype was changed. */
function changedPrototypesCost(): boolean {
  const best = (change: boolean) => Math.min(...Array.from({ length: TURNS }, () => readRequests(change)));
  return best(true) > 1.2 * best(false);
}

/** Whether Node gives each promise an id, which is the cost of tracking it, while a storage is enabled. */
async function storagesTrackPromises(): Promise<boolean> {
  const storage = new AsyncLocalStorage();
  storage.run({}, () => undefined);
  await Promise.resolve();
  const before = executionAsyncId();
  await Promise.resolve();
  const after = executionAsyncId();
  storage.disable();
  return before !== after;
}

/** Code that only the cost of older Node releases explains is marked "delete when Node 20 goes". */
describe('workarounds for Node 20', () => {
  it('go with the support of Node 20 in package.json', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const marked = ['apps', 'libs']
      .flatMap((root) =>
        readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
      )
      .filter((path) => path.endsWith('.ts') && MARK.test(readFileSync(path, 'utf8')));
    if (engines.node.includes('^20.')) expect(marked).not.toEqual([]);
    else expect(marked).toEqual([]);
  });

  it.each([
    ['libs/runtime/src/http/express-request.ts', changedPrototypesCost],
    ['libs/domain/src/storage/transaction.ts', storagesTrackPromises],
  ])('%s pays on Node 20; a newer Node prints a warning where it does not', async (file, pays) => {
    expect(readFileSync(file, 'utf8')).toMatch(MARK);
    const paying = await pays();
    if (MAJOR === 20) expect(paying).toBe(true);
    // The form in which a CI server shows a warning beside the file.
    else if (!paying)
      process.stderr.write(`::warning file=${file}::buys nothing on Node ${process.versions.node}\n`);
  });
});
