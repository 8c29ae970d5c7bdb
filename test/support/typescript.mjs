/** Lets Node import our TypeScript (programs of specs, tools): `--import ./test/support/typescript.mjs`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
