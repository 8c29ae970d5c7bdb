import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Child {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves with all of the output once it contains the text. */
  waitForOutput(text: string): Promise<string>;
}

/** One of our programs from its sources, with these environment variables only. */
export function startProgram(
  main: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Child {
  // The folder has no `.env` of a developer.
  return startCommand(process.execPath, [...runOf(main), ...args], env, tmpdir());
}

/** A run of several suites has made them before its first one. */
let bundles = process.env['BUNDLED_PROGRAMS'];

/** The bundle of a server or of the command line, made from the sources as they are now; else the source. */
export function programOf(main: string): string {
  bundles ??= execFileSync(process.execPath, ['test/support/bundled-programs.mjs'], { encoding: 'utf8' });
  const bundled = join(bundles, `${main}.mjs`);
  return existsSync(bundled) ? bundled : resolve(main);
}

/** What Node is called with to run a program: its bundle, which needs nothing more, or its source. */
export function runOf(main: string): string[] {
  const program = programOf(main);
  return program.endsWith('.mjs') ? [program] : [...sourceFlags(), program];
}

/** Flags with which Node runs the TypeScript sources. */
export function sourceFlags(): string[] {
  return ['--import', resolve('test/support/typescript.mjs'), '--conditions=source'];
}

export function startCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Child {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const ended = new Promise<Ended>((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => done({ code, out, err }));
  });
  const says = (text: string) =>
    new Promise<string>((done, failed) => {
      const look = () => {
        if (out.includes(text)) done(out);
      };
      child.stdout.on('data', look);
      look();
      void ended.then(() => failed(new Error(`It ended without saying "${text}": ${out}${err}`)));
    });
  return { process: child, ended, waitForOutput: says };
}
