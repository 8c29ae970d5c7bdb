import { z } from 'zod';
import { StartupError } from '../startup.error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables a schema names, an empty one counting as unset, and freezes the result. Every problem is told
 * at once, so that nobody has to start the process five times to find five mistakes.
 */
export function parseConfig<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
): Readonly<z.output<Schema>> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success)
    throw new StartupError(`Configuration: ${result.error.issues.map(wording).join('; ')}`);
  return Object.freeze(result.data);
}

/** Never with the value: it may be a secret. */
function wording(issue: z.core.$ZodIssue): string {
  return `${issue.path.map(String).join('.')} ${issue.message}`;
}

const TRUE = new Set(['true', '1', 'yes', 'on']);
const FALSE = new Set(['false', '0', 'no', 'off']);

export function flag(initially: boolean) {
  return z
    .string()
    .refine((text) => TRUE.has(text.toLowerCase()) || FALSE.has(text.toLowerCase()), 'must be true or false')
    .transform((text) => TRUE.has(text.toLowerCase()))
    .default(initially);
}

export function wholeNumber(limits: { min: number; max: number; initially: number }) {
  const { min, max, initially } = limits;
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .default(initially);
}

export function address(protocols: readonly string[]) {
  const message = `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), message);
}
