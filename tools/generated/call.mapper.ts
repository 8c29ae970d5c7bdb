import type { Document } from './protocol.document.js';
import { type Field, memberOf, shapesOf, type Shape } from './shape.mapper.js';

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
  const types = memberOf(shapes.get('components'), 'schemas');
  const operations = shapes.get('operations');
  const calls = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { requestBody, responses }]) => speaksJson([requestBody, ...Object.values(responses)]))
      .map(([verb, { operationId, summary }]) => {
        const own = memberOf(operations, operationId) ?? undefined;
        return {
          verb: verb.toUpperCase(),
          path,
          summary,
          words: wordsOf(operationId),
          params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
          query: memberOf(own, 'parameters', 'query'),
          body: memberOf(own, 'requestBody', 'content', JSON_TYPE),
          answer: answerOf(memberOf(own, 'responses')),
        };
      }),
  );
  const names = calls.map(({ words }) => words.join(' '));
  if (new Set(names).size < names.length) throw new Error('Two calls have one name');
  return { types: types?.kind === 'record' ? types.fields : [], calls };
}

function speaksJson(parts: readonly ({ readonly content?: object } | undefined)[]): boolean {
  return parts.every(
    (part) =>
      part?.content === undefined || Object.keys(part.content).length === 0 || JSON_TYPE in part.content,
  );
}

function answerOf(responses: Shape | null): Shape | null {
  if (responses?.kind !== 'record') return null;
  const told = responses.fields.map(({ shape }) => memberOf(shape, 'content', JSON_TYPE));
  return told.find((one) => one !== null) ?? null;
}

/** `Orders.create`, `obterLinkRastreio_id` and `merchant.MerchantOrders.create` in words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/^(merchant\W?)+/i, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());
}
