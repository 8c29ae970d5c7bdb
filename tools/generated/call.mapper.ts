import type { Document } from './protocol.document.js';
import { fieldsOf, memberOf, shapesOf } from './shape.mapper.js';

export type Model = Awaited<ReturnType<typeof modelOf>>;
export type Call = Model['calls'][number];

const JSON_TYPE = 'application/json';

/** What SDKs without a client of others' making need. Calls that take or answer files and streams are left out. */
export async function modelOf(document: Document) {
  const shapes = await shapesOf(document);
  const operations = shapes.get('operations');
  const calls = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { requestBody, responses }]) => speaksJson([requestBody, ...Object.values(responses)]))
      .map(([verb, { operationId, summary }]) => {
        const own = memberOf(operations, operationId) ?? undefined;
        const answers = fieldsOf(memberOf(own, 'responses')).map(({ shape }) =>
          memberOf(shape, 'content', JSON_TYPE),
        );
        return {
          verb: verb.toUpperCase(),
          path,
          summary,
          // Of the operation's name: `orders create`.
          words: wordsOf(operationId),
          params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
          query: memberOf(own, 'parameters', 'query'),
          body: memberOf(own, 'requestBody', 'content', JSON_TYPE),
          // null: nothing is answered.
          answer: answers.find((one) => one !== null) ?? null,
        };
      }),
  );
  const names = calls.map(({ words }) => words.join(' '));
  if (new Set(names).size < names.length) throw new Error('Two calls have one name');
  return { types: fieldsOf(memberOf(shapes.get('components'), 'schemas')), calls };
}

function speaksJson(parts: readonly ({ readonly content?: object } | undefined)[]): boolean {
  return parts.every(
    (part) =>
      part?.content === undefined || Object.keys(part.content).length === 0 || JSON_TYPE in part.content,
  );
}

/** `Orders.create`, `obterLinkRastreio_id` and `merchant.MerchantOrders.create` in words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/^(merchant\W?)+/i, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());
}

export const capitals = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
