import { z } from 'zod';
import type { ConsoleEndpoint } from './endpoint.decorator.js';

type Picker = (value: unknown) => unknown;

export function cursorPage<T extends { id: number }>(items: readonly T[], limit: number) {
  const last = items.at(-1);
  return { items, nextCursor: items.length === limit && last ? String(last.id) : null };
}

/** Wraps the rows that a `run` returns in the list or page that `answer` documents. */
export async function listed(answer: z.ZodType | undefined, returned: unknown, query: unknown) {
  const rows = await returned;
  if (!Array.isArray(rows) || !(answer instanceof z.ZodObject)) return rows;
  if (!('nextCursor' in answer.shape)) return { items: rows as unknown[] };
  return cursorPage(rows as { id: number }[], (query as { limit: number }).limit);
}

/** Reduces what a `run` returns to the members that `answer` names; without an answer to nothing. */
export function answerPicker({ answer, mediaTypes }: ConsoleEndpoint): Picker {
  const pick = answer ? pickerOf([answer]) : mediaTypes ? null : () => undefined;
  return (sent) => (pick && sent instanceof Promise ? sent.then(pick) : pick ? pick(sent) : sent);
}

export function picker(schema: z.ZodType): <Sent>(sent: Sent) => Sent {
  const pick = pickerOf([schema]);
  return (sent) => (pick ? (pick(sent) as typeof sent) : sent);
}

/** null: every member is sent. */
function pickerOf(schemas: readonly z.ZodType[]): Picker | null {
  const forms = schemas.flatMap(formsOf);
  const objects = forms.filter((form) => form instanceof z.ZodObject);
  const lists = forms.filter((form) => form instanceof z.ZodArray);
  if (forms.some(isOpen)) return null;
  const pickItem = lists.length > 0 ? pickerOf(lists.map(({ element }) => element as z.ZodType)) : null;
  const names = [...new Set(objects.flatMap(({ shape }) => Object.keys(shape)))];
  const members = names.map((name) => {
    return [
      name,
      pickerOf(objects.flatMap(({ shape }) => (shape[name] as z.ZodType | undefined) ?? [])),
    ] as const;
  });
  if (objects.length === 0 && !pickItem) return null;
  return (value) => {
    if (Array.isArray(value)) return pickItem ? value.map(pickItem) : (value as unknown);
    if (typeof value !== 'object' || value === null || objects.length === 0) return value;
    const shown: Record<string, unknown> = {};
    for (const [name, pick] of members) {
      const member = (value as Record<string, unknown>)[name];
      if (member !== undefined) shown[name] = pick ? pick(member) : member;
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
