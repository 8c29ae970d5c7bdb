import { z } from 'zod';
import { StartupError } from '../startup.error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset. All problems are reported at once. */
export function parseConfig<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
): Readonly<z.output<Schema>> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success)
    throw new StartupError(`Configuration: ${result.error.issues.map(describeIssue).join('; ')}`);
  return Object.freeze(result.data);
}

/** The problem without the value, which may be a secret. */
function describeIssue(issue: z.core.$ZodIssue): string {
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

/** Names separated by commas; `none`: an empty list. The result has the order of `names`. */
export function listOf<Name extends string>(names: readonly Name[]) {
  const known: readonly string[] = names;
  return z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim())))
    .refine((given) => given.every((name) => known.includes(name)), `must be none, or of ${names.join(', ')}`)
    .transform((given) => names.filter((name) => given.includes(name)))
    .default([...names]);
}

export function urlWith(protocols: readonly string[]) {
  const message = `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`;
  const isOne = (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1));
  return z.string().refine(isOne, message);
}

const HOSTS_AFTER_THE_FIRST = /,[^/?]*/;

/** As `urlWith`, with several hosts separated by commas. */
export function urlOfHosts(protocols: readonly string[]) {
  const first = urlWith(protocols);
  return z.string().superRefine((text, context) => {
    const result = first.safeParse(text.replace(HOSTS_AFTER_THE_FIRST, ''));
    for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', message });
  });
}
