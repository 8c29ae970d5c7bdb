import { DomainError } from '#domain';
import {
  describeError,
  openCore,
  runtimeConfig,
  StartupError,
  type Core,
  type Environment,
  type RuntimeConfig,
} from '#runtime';
import { COMMANDS } from './commands/index.js';
import {
  type Ask,
  type Command,
  type CommandArguments,
  type CommandResult,
  UsageError,
} from './command.types.js';
import { withCommandContext } from './command-context.provider.js';
import { helpOf, overview, parseCommandLine, type ParsedCommandLine } from './command-line.parser.js';

const EXIT = { done: 0, refused: 1, notUnderstood: 2 } as const;

interface Terminal {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Absent: there is no terminal to answer on (a pipe, a script). */
  readonly ask?: Ask | null;
}

/** Returns the exit code; every failure is one line. */
export async function runCli(
  words: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const json = words.includes('--json');
  try {
    const parsed = parseCommandLine(words, COMMANDS, Boolean(terminal.ask));
    if (parsed.kind === 'help') print(terminal, parsed.command ? helpOf(parsed.command) : overview(COMMANDS));
    else {
      const progress = json ? () => undefined : terminal.out;
      const result = await run(parsed.command, await argumentsOf(parsed, terminal, env), env, progress);
      print(terminal, json ? [JSON.stringify(result.data)] : result.lines);
    }
    return EXIT.done;
  } catch (error) {
    const { code, message } = failureOf(error);
    terminal.err(json ? JSON.stringify({ error: { code, message } }) : message);
    return error instanceof UsageError ? EXIT.notUnderstood : EXIT.refused;
  }
}

function print(terminal: Terminal, lines: readonly string[]): void {
  for (const line of lines) terminal.out(line);
}

function argumentsOf(
  parsed: Exclude<ParsedCommandLine, { kind: 'help' }>,
  { ask }: Terminal,
  env: Environment,
): CommandArguments | Promise<CommandArguments> {
  if (parsed.kind === 'run') return parsed.given;
  if (!ask || !parsed.command.guide) throw new UsageError(`${parsed.command.name} --guided needs a terminal`);
  return parsed.command.guide(ask, env);
}

function run(
  command: Command,
  given: CommandArguments,
  env: Environment,
  progress: (line: string) => void,
): Promise<CommandResult> {
  const config = runtimeConfig(env);
  if ('runOffline' in command) return command.runOffline(config, given);
  return runWithCore(command, config, (core) =>
    withCommandContext(core, { env, progress }, (context) => command.run(context, given)),
  );
}

async function runWithCore<T>(
  { name, exclusive }: Command,
  config: RuntimeConfig,
  work: (core: Core) => Promise<T>,
): Promise<T> {
  const core = await openCore(
    // A command needs no queue, and its output is for whoever called it, so it writes no log.
    {
      ...config,
      redisUrl: null,
      logLevel: 'silent',
      migrateAtStart: config.migrateAtStart || name === 'migrate',
    },
    { name: 'cli', role: exclusive ? 'server' : 'tool' },
  );
  try {
    return await work(core);
  } finally {
    await core.close();
  }
}

function failureOf(error: unknown): { code: string; message: string } {
  if (error instanceof UsageError) return { code: 'usage', message: error.message };
  if (error instanceof StartupError) return { code: 'not_ready', message: error.message };
  if (error instanceof DomainError) {
    const facts = Object.keys(error.facts).length === 0 ? '' : ` ${JSON.stringify(error.facts)}`;
    return { code: error.code, message: `Refused: ${error.code.replaceAll('_', ' ')}${facts}` };
  }
  const { type, message } = describeError(error);
  return { code: 'failed', message: `Failed: ${type}: ${message}`.replaceAll('\n', ' ') };
}
