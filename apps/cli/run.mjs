#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { COMMANDS } from './lib/commands.mjs';
import { Failure } from './lib/failure.mjs';

const HELP = `last-mile COMMAND [options]
  login [--base URL] [--email ADDRESS]     a developer's log-in (the password is asked for, or LAST_MILE_PASSWORD)
  apps [create NAME [--type TYPE]]         your apps; TYPE: full_api, open_delivery, model_m
  listen --forward-to URL                  what your sandbox sends arrives at URL too, signed as in production
  replay --forward-to URL --since WHEN [--until WHEN]
                                           messages of a span again, to URL alone; WHEN: an instant, or 10m, 2h, 1d
  trigger EVENT                            sends a test message of an event
  logs [--limit N] [--follow]              what your app asked for in its sandbox
  orders [create [--scenario NAME]]        orders of the sandbox; NAME: normal, fail_stop, give_back, late, nobody
--app ID says which app, where there are several.`;

const OPTIONS = {
  ...Object.fromEntries(
    ['app', 'base', 'email', 'forward-to', 'limit', 'scenario', 'since', 'type', 'until'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
  follow: { type: 'boolean' },
  help: { type: 'boolean' },
};

const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort());

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [name, ...words] = positionals;
  if (values.help || name === undefined) return console.log(HELP);
  if (!Object.hasOwn(COMMANDS, name)) throw new Failure(`No command: ${name}\n${HELP}`);
  const say = (line) => console.log(line);
  const { env, stdin: input, stderr: output } = process;
  await COMMANDS[name](values, words, { env, input, output, say, signal: ending.signal });
}

try {
  await main();
} catch (error) {
  const ours = error instanceof Failure || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(ours ? error.message : (error.cause?.message ?? error.stack));
  process.exitCode = 1;
}
