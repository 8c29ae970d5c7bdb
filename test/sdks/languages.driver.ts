import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

export type Language = 'typescript' | 'python' | 'php';

interface Program {
  readonly command: string;
  /** Before the file, or before the text of a program. */
  readonly args: readonly string[];
  readonly text: readonly string[];
  /** Why it cannot run here; null: it can. */
  readonly missing: string | null;
}

const present = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** How a program of each language runs with the sources of its SDK. */
export const PROGRAMS: Readonly<Record<Language, Program>> = {
  typescript: {
    command: process.execPath,
    args: ['--no-warnings', '--import', './test/support/typescript.mjs'],
    text: ['--input-type=module', '-e'],
    missing: null,
  },
  python: {
    command: 'python3',
    args: ['-B'],
    text: ['-c'],
    missing: present('python3', '-c', 'from typing import NotRequired')
      ? null
      : 'no python3 of 3.11 or newer',
  },
  php: {
    command: 'php',
    args: [],
    text: ['-r'],
    missing: present('php', '-r', 'exit(PHP_VERSION_ID >= 80100 && function_exists("curl_init") ? 0 : 1);')
      ? null
      : 'no php of 8.1 or newer with curl',
  },
};
const LANGUAGES = Object.keys(PROGRAMS) as Language[];
export const HERE = LANGUAGES.filter((language) => PROGRAMS[language].missing === null);
/** Each with the reason, for the names of skipped specs. */
export const MISSING = LANGUAGES.flatMap((language) => PROGRAMS[language].missing ?? []);

const TIMEOUT_MS = 120_000;

/** What a program prints, by lines. */
async function run(
  language: Language,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string[]> {
  const { command, args: before } = PROGRAMS[language];
  const all = { ...process.env, ...env, PYTHONPATH: 'libs/sdks/python' };
  const { stdout } = await promisify(execFile)(command, [...before, ...args], {
    env: all,
    timeout: TIMEOUT_MS,
  });
  return stdout.trim().split('\n');
}

export const runFile = (language: Language, file: string, env: Record<string, string>) =>
  run(language, [file], env);
export const runText = (language: Language, text: string, env: Record<string, string>) =>
  run(language, [...PROGRAMS[language].text, text], env);
