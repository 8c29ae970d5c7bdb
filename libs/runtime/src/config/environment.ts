import { existsSync } from 'node:fs';
import type { Environment } from './parse-config.js';

/** The process's variables, with what a `.env` in the working folder adds; a variable that is set wins. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
