import { DomainError } from '#domain';
import { describeError, openCore, runtimeConfig, StartupError, type Environment } from '#runtime';
import { COMMANDS } from './commands/index.js';
import type { Command, Given, Outcome } from './command.js';
import { withDesk } from './desk.js';
import { helpOf, overview } from './help.js';
import { understand } from './understand.js';
import { UsageError } from './usage.error.js';

export const EXIT = { done: 0, refused: 1, notUnderstood: 2 } as const;

export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

/** Does what was typed and returns the exit code; whatever goes wrong is one line. */
export async function runCli(
  words: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const json = words.includes('--json');
  try {
    const wish = understand(words, COMMANDS);
    if (wish.kind === 'help') print(terminal, wish.command ? helpOf(wish.command) : overview(COMMANDS));
    else report(terminal, await atDesk(wish.command, wish.given, env), json);
    return EXIT.done;
  } catch (error) {
    const { code, message } = complaint(error);
    terminal.err(json ? JSON.stringify({ error: { code, message } }) : message);
    return error instanceof UsageError ? EXIT.notUnderstood : EXIT.refused;
  }
}

function print(terminal: Terminal, lines: readonly string[]): void {
  for (const line of lines) terminal.out(line);
}

function report(terminal: Terminal, outcome: Outcome, json: boolean): void {
  print(terminal, json ? [JSON.stringify(outcome.data)] : outcome.lines);
}

/** Opens the core for one command, beside a server that may be running. */
async function atDesk(command: Command, given: Given, env: Environment): Promise<Outcome> {
  const config = runtimeConfig(env);
  const core = await openCore(
    {
      ...config,
      // Nothing here waits for a queue, and what is printed belongs to the person or program that asked.
      redisUrl: null,
      logLevel: 'silent',
      migrateAtStart: config.migrateAtStart || command.name === 'migrate',
    },
    { name: 'cli', role: command.alone ? 'server' : 'tool' },
  );
  try {
    return await withDesk(core, (desk) => command.run(desk, given));
  } finally {
    await core.close();
  }
}

function complaint(error: unknown): { code: string; message: string } {
  if (error instanceof UsageError) return { code: 'usage', message: error.message };
  if (error instanceof StartupError) return { code: 'not_ready', message: error.message };
  if (error instanceof DomainError) {
    const facts = Object.keys(error.facts).length === 0 ? '' : ` ${JSON.stringify(error.facts)}`;
    return { code: error.code, message: `Refused: ${error.code.replaceAll('_', ' ')}${facts}` };
  }
  const { type, message } = describeError(error);
  return { code: 'failed', message: `Failed: ${type}: ${message}`.replaceAll('\n', ' ') };
}
