import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';

/** Where the log-in is kept: readable by its owner alone. */
function fileOf(env) {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'last-mile', 'session.json');
}

export async function keepSession(env, session) {
  const file = fileOf(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // A file that is there keeps its mode, so it is made anew.
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(session), { mode: 0o600 });
}

export async function keptSession(env) {
  try {
    return JSON.parse(await readFile(fileOf(env), 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Failure('You are not logged in: last-mile login --base URL --email ADDRESS');
  }
}
