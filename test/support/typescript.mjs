/** Lets plain Node import our TypeScript sources (programs that specs start, tools): `node --import ./test/support/typescript.mjs x.ts`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
