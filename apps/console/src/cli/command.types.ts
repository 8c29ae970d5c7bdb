import type { Core, Environment, RuntimeConfig } from '#runtime';
import type { Type } from '@nestjs/common';

/** A command line that cannot be understood: exit code 2 and a line that says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandContext {
  readonly core: Core;
  readonly env: Environment;
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T)): T;
  /** Silent with --json. */
  readonly progress: (line: string) => void;
}

export interface CommandOption {
  /** Placeholder in the help text; absent: the option is a flag. */
  readonly value?: string;
  readonly help: string;
  readonly required?: boolean;
}

/** The result of a command: `data` for programs (--json), `lines` for people. */
export interface CommandResult {
  readonly data: unknown;
  readonly lines: readonly string[];
}

interface CommandSpec {
  /** The name as typed: `key issue`. */
  readonly name: string;
  readonly summary: string;
  /** Further lines of the help: what to do before and after. */
  readonly notes?: readonly string[];
  /** Names of operands without `--`, all required. */
  readonly operands?: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Runs only while no server runs on the data folder. */
  readonly exclusive?: boolean;
  /** Asks for its options on the terminal, with --guided or when none is given. */
  readonly guide?: (ask: Ask, env: Environment) => Promise<CommandArguments>;
}

/** `runOffline`: on the data folder, while no database runs. */
export type Command = CommandSpec &
  (
    | { run(context: CommandContext, given: CommandArguments): Promise<CommandResult> }
    | { runOffline(config: RuntimeConfig, given: CommandArguments): Promise<CommandResult> }
  );

/** Asks on the terminal; an empty answer takes the default. */
export type Ask = (question: string, usual?: string) => Promise<string>;

export const HUB_OPTION: CommandOption = { value: 'id', help: 'the hub', required: true };

export class CommandArguments {
  constructor(
    private readonly values: Readonly<Record<string, unknown>>,
    private readonly operands: Readonly<Record<string, string>>,
  ) {}

  operand(name: string): string {
    return this.operands[name] ?? '';
  }

  idOperand(name: string): number {
    return idOf(name, this.operand(name));
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string {
    return this.optional(name) ?? '';
  }

  optional(name: string): string | null {
    const value = this.values[name];
    return typeof value === 'string' ? value : null;
  }

  id(name: string): number {
    return idOf(`--${name}`, this.text(name));
  }

  optionalId(name: string): number | null {
    return this.optional(name) === null ? null : this.id(name);
  }

  /** `1,2,3`. */
  ids(name: string): number[] {
    const text = this.optional(name);
    return text === null ? [] : text.split(',').map((part) => idOf(`--${name}`, part.trim()));
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | null {
    const text = this.optional(name);
    if (text === null) return null;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) throw new UsageError(`--${name} must be one of ${choices.join(', ')}`);
    return chosen;
  }
}

function idOf(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${name} must be a number`);
  return Number(text);
}
