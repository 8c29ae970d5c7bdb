import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./schemas/', import.meta.url);

const ajv = new Ajv({ allErrors: true, strictTypes: false, multipleOfPrecision: 6 });
formats.default(ajv);
for (const file of readdirSync(FOLDER))
  ajv.addSchema(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as object);

type SchemaName =
  | 'availability'
  | 'cancel'
  | 'delivery-accepted'
  | 'delivery-detail'
  | 'problem'
  | 'token'
  | 'token-error'
  | 'webhook';

/** Throws with every deviation from the contract's schema. */
export function assertConforms(name: SchemaName, value: unknown): void {
  if (ajv.validate(name, value)) return;
  throw new Error(`not a ${name}: ${ajv.errorsText()}\n${JSON.stringify(value, null, 1)}`);
}
