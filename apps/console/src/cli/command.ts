import type { Core } from '#runtime';
import type { Type } from '@nestjs/common';
import { UsageError } from './usage.error.js';

/** What a command works with: the core's use cases, on the database of the configuration. */
export interface Desk {
  readonly core: Core;
  get<T>(door: Type<T> | (abstract new (...args: never[]) => T)): T;
}

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help text. */
  readonly value?: string;
  readonly help: string;
  readonly required?: boolean;
}

/** What a command tells: to a program the data, to a person the lines. */
export interface Outcome {
  readonly data: unknown;
  readonly lines: readonly string[];
}

export interface Command {
  /** As it is typed: `key issue`. */
  readonly name: string;
  readonly summary: string;
  /** What its own help says besides: what to do before and after. */
  readonly notes?: readonly string[];
  /** Names of what is given without a `--`, all required. */
  readonly operands?: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Needs the data folder for itself: no server may run on it. */
  readonly alone?: boolean;
  run(desk: Desk, given: Given): Promise<Outcome>;
}

export const HUB: CommandOption = { type: 'string', value: 'id', help: 'the hub', required: true };

/** What was typed after a command's name, read as what it should be. */
export class Given {
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
