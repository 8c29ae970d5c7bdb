import { existsSync } from 'node:fs';
import type { Environment } from './config-parser.js';

/** The process's variables and those of a `.env` in the working folder; a variable that is set wins. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
