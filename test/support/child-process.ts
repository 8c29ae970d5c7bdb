import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Child {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves with all of its output once that holds the text. */
  says(text: string): Promise<string>;
}

/** One of our programs from its TypeScript sources, with these variables and no others of ours. */
export function startProgram(
  main: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Child {
  const child = spawn(
    process.execPath,
    ['--import', resolve('test/support/typescript.mjs'), '--conditions=source', resolve(main), ...words],
    {
      // Where no `.env` of a developer lies.
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const ended = new Promise<Ended>((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      done({ code, out, err });
    });
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
  return { process: child, ended, says };
}
