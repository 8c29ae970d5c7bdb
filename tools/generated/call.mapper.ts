import type { Document } from './protocol.document.js';
import { type Field, fieldsOf, memberOf, shapesOf, type Shape } from './shape.mapper.js';

export interface Call {
  /** Words of the operation's name: `orders create`. */
  readonly words: readonly string[];
  readonly verb: string;
  readonly path: string;
  readonly params: readonly string[];
  readonly summary: string;
  readonly query: Shape | null;
  readonly body: Shape | null;
  /** null: nothing is answered. */
  readonly answer: Shape | null;
}
export interface Model {
  /** Types of the document's schemas. */
  readonly types: readonly Field[];
  readonly calls: readonly Call[];
}

const JSON_TYPE = 'application/json';

/** What SDKs without a client of others' making need. Calls that take or answer files and streams are left out. */
export async function modelOf(document: Document): Promise<Model> {
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
          words: wordsOf(operationId),
          params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
          query: memberOf(own, 'parameters', 'query'),
          body: memberOf(own, 'requestBody', 'content', JSON_TYPE),
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
