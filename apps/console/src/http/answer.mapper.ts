import { z } from 'zod';
import type { ConsoleEndpoint } from './endpoint.decorator.js';

type Cut = (value: unknown) => unknown;

export function cursorPage<T extends { id: number }>(items: readonly T[], limit: number) {
  const last = items.at(-1);
  return { items, nextCursor: items.length === limit && last ? String(last.id) : null };
}

/** What the rows become that a `run` returns: the list, or the page of it, that `answer` documents. */
export async function listed(answer: z.ZodType | undefined, returned: unknown, query: unknown) {
  const rows = await returned;
  if (!Array.isArray(rows) || !(answer instanceof z.ZodObject)) return rows;
  if (!('nextCursor' in answer.shape)) return { items: rows as unknown[] };
  return cursorPage(rows as { id: number }[], (query as { limit: number }).limit);
}

/** What a declared endpoint sends of what its `run` returns: the members that `answer` names; without an answer nothing. */
export function answerCut({ answer, mediaTypes }: ConsoleEndpoint): Cut {
  const cut = answer ? cutBy([answer]) : mediaTypes ? null : () => undefined;
  return (sent) => (cut && sent instanceof Promise ? sent.then(cut) : cut ? cut(sent) : sent);
}

export function keptBy(schema: z.ZodType): <Sent>(sent: Sent) => Sent {
  const cut = cutBy([schema]);
  return (sent) => (cut ? (cut(sent) as typeof sent) : sent);
}

/** null: nothing is cut off. */
function cutBy(schemas: readonly z.ZodType[]): Cut | null {
  const forms = schemas.flatMap(formsOf);
  const objects = forms.filter((form) => form instanceof z.ZodObject);
  const lists = forms.filter((form) => form instanceof z.ZodArray);
  if (forms.some(isOpen)) return null;
  const cutItem = lists.length > 0 ? cutBy(lists.map(({ element }) => element as z.ZodType)) : null;
  const names = [...new Set(objects.flatMap(({ shape }) => Object.keys(shape)))];
  const members = names.map((name) => {
    return [
      name,
      cutBy(objects.flatMap(({ shape }) => (shape[name] as z.ZodType | undefined) ?? [])),
    ] as const;
  });
  if (objects.length === 0 && !cutItem) return null;
  return (value) => {
    if (Array.isArray(value)) return cutItem ? value.map(cutItem) : (value as unknown);
    if (typeof value !== 'object' || value === null || objects.length === 0) return value;
    const shown: Record<string, unknown> = {};
    for (const [name, cut] of members) {
      const member = (value as Record<string, unknown>)[name];
      if (member !== undefined) shown[name] = cut ? cut(member) : member;
    }
    return shown;
  };
}

function formsOf(schema: z.ZodType): z.ZodType[] {
  if ('innerType' in schema.def) return formsOf(schema.def.innerType as z.ZodType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => formsOf(one as z.ZodType));
  return [schema];
}

/** Whether the form has members that no schema names. */
function isOpen(form: z.ZodType): boolean {
  if (form instanceof z.ZodObject)
    return form.def.catchall !== undefined && !(form.def.catchall instanceof z.ZodNever);
  return [z.ZodRecord, z.ZodUnknown, z.ZodAny].some((open) => form instanceof open);
}
