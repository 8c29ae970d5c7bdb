/** Lets plain Node import our TypeScript sources (Jest's global setup, benchmarks): `node --import ./test/support/typescript.mjs x.ts`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
