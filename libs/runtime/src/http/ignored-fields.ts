import { fold } from '#domain';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { contextOf, type IgnoredField } from './request-context.js';

/** Header of answers in a sandbox. */
const HEADER = 'Sandbox-Warning';
const MAX_FIELDS = 20;
const WELL_FORMED = /^\P{Surrogate}$/u;
/** From this similarity on, one name is suggested for another. */
const MIN_SIMILARITY = 0.4;

/** Notes the fields that the endpoint does not know; only for requests to sandboxes, which are recorded. */
export function noteIgnored(request: object, response: ServerResponse, find: () => IgnoredField[]): void {
  const ignored = contextOf(request)?.ignored;
  if (!ignored || response.headersSent) return;
  ignored.push(...find().slice(0, MAX_FIELDS - ignored.length));
  if (ignored.length > 0) response.setHeader(HEADER, ignored.map(sentence).join('; '));
}

function sentence({ field, meant }: IgnoredField): string {
  const name = field
    .slice(0, 80)
    .replace(/[^\w.$-]/gu, (sign) => encodeURIComponent(WELL_FORMED.test(sign) ? sign : '?'));
  return `${name} foi ignorado${meant === null ? '' : `, quis dizer ${meant}?`}`;
}

/** Unknown keys, each with the name that was probably meant. */
export function unknownAmong(sent: object, names: readonly string[], path = ''): IgnoredField[] {
  const keys = Object.entries(sent).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  const free = names.filter((name) => !keys.includes(name));
  return keys
    .filter((key) => !names.includes(key))
    .slice(0, MAX_FIELDS)
    .map((key) => ({ field: `${path}${key}`, meant: nearest(key, free) }));
}

/** Unknown keys of a body, also in nested objects and lists. */
export function unknownFields(schema: z.core.$ZodType, sent: unknown, path = ''): IgnoredField[] {
  if (schema instanceof z.ZodPipe) return ofPipe(schema, sent, path);
  if (isWrapper(schema)) return unknownFields(schema.def.innerType, sent, path);
  if (typeof sent !== 'object' || sent === null) return [];
  if (schema instanceof z.ZodUnion) return ofUnion(schema, sent, path);
  if (Array.isArray(sent)) return ofList(schema, sent, path);
  return schema instanceof z.ZodObject ? ofObject(schema, sent as Record<string, unknown>, path) : [];
}

function isWrapper(schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
}

function ofObject(
  { def }: z.ZodObject,
  sent: Readonly<Record<string, unknown>>,
  path: string,
): IgnoredField[] {
  const shape = def.shape as Readonly<Record<string, z.core.$ZodType>>;
  const within = Object.entries(shape).flatMap(([name, field]) =>
    unknownFields(field, sent[name], `${path}${name}.`),
  );
  return [...unknownAmong(sent, Object.keys(shape), path), ...within];
}

function ofList(schema: z.core.$ZodType, sent: readonly unknown[], path: string): IgnoredField[] {
  if (!(schema instanceof z.ZodArray)) return [];
  return sent.flatMap((item, at) => unknownFields(schema.def.element, item, `${path}${String(at)}.`));
}

/** A preprocessor renames synonyms; the names after it are checked. */
function ofPipe({ def }: z.ZodPipe, sent: unknown, path: string): IgnoredField[] {
  return def.in instanceof z.ZodTransform
    ? unknownFields(def.out, renamed(def.in, sent), path)
    : unknownFields(def.in, sent, path);
}

/** Checked by the alternative whose type was sent. */
function ofUnion({ def }: z.ZodUnion, sent: object, path: string): IgnoredField[] {
  const meant = def.options.find((one) => one instanceof (Array.isArray(sent) ? z.ZodArray : z.ZodObject));
  return meant ? unknownFields(meant, sent, path) : [];
}

function renamed({ def }: z.ZodTransform, sent: unknown): unknown {
  return (def.transform as (value: unknown) => unknown)(sent);
}

function nearest(name: string, known: readonly string[]): string | null {
  const [best] = known
    .map((one) => ({ one, similarity: similarity(name, one) }))
    .filter((found) => found.similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
  return best?.one ?? null;
}

/**
 * By words in common (`data_agendamento`, `agendamentoSegundos`), and by letters (`telefome`, `telefone`).
 */
function similarity(a: string, b: string): number {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const letters = (words: readonly string[]) => words.join('').length;
  const both = letters(ours.filter((word) => theirs.includes(word)));
  const common = both / Math.max(1, letters(ours) + letters(theirs) - both);
  // A quarter of the letters may be wrong.
  const near = 1 - distance(ours.join(''), theirs.join('')) / Math.max(letters(ours), letters(theirs), 1);
  return near >= 0.75 ? Math.max(common, near) : common;
}

function wordsOf(name: string): string[] {
  const parted = name.slice(0, 80).replace(/([a-z])([A-Z])/g, '$1_$2');
  const words = fold(parted).split(/[^a-z0-9]+/);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > b.length) return Math.max(a.length, b.length);
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== other)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
