import type { Command, CommandOption } from './command.types.js';

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
    left: `--${name}${option.value === undefined ? '' : ` <${option.value}>`}`,
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
