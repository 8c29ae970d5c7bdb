// `npm run build`: first the texts, which all else reads; then, at the same time, steps that do not wait for
// each other (web apps and packages wait for the documents); last the servers, by which a start knows that
// the build is whole.
import { spawn } from 'node:child_process';

const DOCUMENTS =
  'node --no-warnings --conditions=source --import ./test/support/typescript.mjs tools/generated/main.ts';

function run(command) {
  return new Promise((done, failed) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(`${command}: ${code}`))));
  });
}

const inTurn = async (...commands) => {
  for (const command of commands) await run(command);
};

await run('node tools/words/main.mjs');
const documents = run(DOCUMENTS);
const ended = await Promise.allSettled([
  inTurn('tsc -p tsconfig.build.json', 'node tools/build/copy-assets.mjs'),
  documents.then(() => run('node apps/web/build.mjs')),
  documents.then(() => run('node tools/build/packages.mjs')),
]);
for (const { reason } of ended) if (reason) throw reason;
await run('node tools/build/bundle.mjs');
