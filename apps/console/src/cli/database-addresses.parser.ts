import { UsageError } from './command.types.js';
import { type Environment, filePieces } from '#runtime';
import { readFile } from 'node:fs/promises';

export const ADDRESS_HELP = 'name of a variable of the environment, or @FILE, with';

/**
 * Addresses of databases that an option leads to, divided by spaces: by the name of a variable of the
 * environment or by `@FILE`. Typed out they may hold no password, as everybody on the machine sees arguments.
 * @throws UsageError
 */
export async function databaseAddresses(
  env: Environment,
  option: string,
  given: string,
): Promise<[string, ...string[]]> {
  const typed = given.includes('://');
  const [first, ...rest] = (typed ? given : await sourceText(env, given)).split(/\s+/).filter(Boolean);
  if (first === undefined) throw new UsageError(`${option}: there is no address in ${given}`);
  for (const address of [first, ...rest]) check(option, address, typed);
  return [first, ...rest];
}

/** Exactly one of `databaseAddresses`. @throws UsageError */
export async function databaseAddress(env: Environment, option: string, given: string): Promise<string> {
  const [address, ...more] = await databaseAddresses(env, option, given);
  if (more.length > 0) throw new UsageError(`${option}: there is more than one address in ${given}`);
  return address;
}

function sourceText(env: Environment, given: string): string | Promise<string> {
  return given.startsWith('@') ? fileText(given.slice(1)) : (env[given] ?? '');
}

function check(option: string, address: string, typed: boolean): void {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`${option} must lead to postgres:// addresses`);
  const { password, searchParams } = new URL(address);
  if (typed && (password !== '' || searchParams.has('password')))
    throw new UsageError(
      `${option} shows a password to everybody on this machine: put the address into a variable of the environment ` +
        'or a file, and give the name or @FILE',
    );
}

/** @throws UsageError */
export async function fileText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Yields a large file piece by piece, unpacked if it is packed by gzip. @throws UsageError */
export async function* namedFilePieces(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* filePieces(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): UsageError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new UsageError(`${path} cannot be read (${code})`, { cause: error });
}
