import { parseArgs } from 'node:util';
import { CommandArguments, type Command, type CommandOption, UsageError } from './command.types.js';

export type ParsedCommandLine =
  | { readonly kind: 'help'; readonly command: Command | null }
  | { readonly kind: 'guided'; readonly command: Command }
  | { readonly kind: 'run'; readonly command: Command; readonly given: CommandArguments };

export function parseCommandLine(
  words: readonly string[],
  commands: readonly Command[],
  onTerminal: boolean,
): ParsedCommandLine {
  const named = words.filter((word) => word !== '--json');
  if (named.length === 0) throw new UsageError('Which command? `npm run cli -- help` lists them');
  const command = commands.find(({ name }) => name.split(' ').every((part, i) => named[i] === part));
  if (!command) {
    if (named[0] === 'help' || named[0] === '--help') return { kind: 'help', command: null };
    throw new UsageError(unknown(namesOf(named).join(' '), commands));
  }
  const rest = named.slice(command.name.split(' ').length);
  if (rest.includes('--help')) return { kind: 'help', command };
  const guided = rest.includes('--guided') || (rest.length === 0 && onTerminal);
  return command.guide && guided ? { kind: 'guided', command } : readArguments(command, rest);
}

function unknown(typed: string, commands: readonly Command[]): string {
  const alike = commands.filter(({ name }) => name.startsWith(`${typed} `)).map(({ name }) => name);
  if (alike.length > 0) return `"${typed}" needs a word more: ${alike.join(', ')}`;
  return `There is no command "${typed}": \`npm run cli -- help\` lists them`;
}

function namesOf(words: readonly string[]): readonly string[] {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  return words.slice(0, Math.min(2, firstOption === -1 ? words.length : firstOption));
}

function readArguments(command: Command, words: readonly string[]): ParsedCommandLine {
  const { operands = [], options } = command;
  const { values, positionals } = parse(command, words);
  const missing = Object.entries(options)
    .filter(([name, { required }]) => required && (values[name] === undefined || values[name] === ''))
    .map(([name]) => `--${name}`);
  const absent = operands.slice(positionals.length).map((operand) => `<${operand}>`);
  if (missing.length + absent.length > 0)
    throw new UsageError(`${command.name} needs ${[...absent, ...missing].join(', ')}`);
  if (positionals.length > operands.length)
    throw new UsageError(
      `${command.name} does not know what to do with "${positionals.slice(operands.length).join(' ')}"`,
    );
  const named = Object.fromEntries(operands.map((operand, i) => [operand, positionals[i] ?? '']));
  return { kind: 'run', command, given: new CommandArguments(values, named) };
}

function parse({ options }: Command, words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, typeOf(option)])),
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Node's first sentence says which option is wrong; the rest is advice on dashes.
    throw new UsageError((error as Error).message.split('. ')[0] ?? '', { cause: error });
  }
}

function typeOf({ value }: CommandOption) {
  return { type: value === undefined ? ('boolean' as const) : ('string' as const) };
}

const INDENT = 2;

export function overview(commands: readonly Command[]): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length)) + INDENT;
  return [
    'Usage: npm run cli -- <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    'Every command takes --json (the result as JSON on one line) and --help.',
    'Exit codes: 0 done, 1 refused or failed, 2 not understood.',
  ];
}

export function helpOf(command: Command): string[] {
  const options = Object.entries(command.options).map(([name, option]) => ({
    left: `--${name}${valueOf(option)}`,
    right: `${option.help}${option.required ? ' (required)' : ''}`,
  }));
  const width = Math.max(0, ...options.map(({ left }) => left.length)) + INDENT;
  return [
    `Usage: npm run cli -- ${usageOf(command)}`,
    '',
    command.summary,
    ...(command.notes ? ['', ...command.notes] : []),
    ...(options.length > 0 ? [''] : []),
    ...options.map(({ left, right }) => `  ${left.padEnd(width)}${right}`),
  ];
}

function usageOf({ name, operands = [], options }: Command): string {
  const required = Object.entries(options).filter(([, { required: needed }]) => needed);
  return [
    name,
    ...operands.map((operand) => `<${operand}>`),
    ...required.map(([option, spec]) => `--${option}${valueOf(spec)}`),
    '[options]',
  ].join(' ');
}

function valueOf({ value }: CommandOption): string {
  return value === undefined ? '' : ` <${value}>`;
}
