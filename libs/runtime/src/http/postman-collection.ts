import {
  authOf,
  bodyOf,
  type CollectionItem,
  type CollectionPlan,
  type CollectionSource,
  type DocumentedOperation,
  headersOf,
  mediaOf,
  urlOf,
} from './collection-request.js';

type Json = Record<string, unknown>;

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Postman 2.1; on a fresh server the items succeed one after the other. */
export function postmanCollection(document: CollectionSource, plan: CollectionPlan): Json {
  const names = namesOf(document, plan);
  const baseUrl = `${document.servers?.[0]?.url ?? ''}${plan.basePath}`;
  return {
    info: { name: plan.name, schema: SCHEMA, description: descriptionOf(plan) },
    auth: authOf(plan.key),
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: requireVariables(plan) } }],
    variable: [
      { key: 'base_url', value: baseUrl, description: 'O servidor e a base da API.' },
      ...Object.entries(plan.variables).map(([key, description]) => ({ key, value: '', description })),
      ...(isReceiverNeeded(plan) ? [{ key: RECEIVER, ...receiverOf(baseUrl) }] : []),
      ...ownVariables(plan).map((key) => ({ key, value: '', description: 'Preenchida pelas respostas.' })),
    ],
    item: plan.items.map((item, at) => ({
      name: names[at],
      ...itemOf(operationOf(document, plan, item), plan, item),
    })),
  };
}

/**
 * Operations of two resources with one summary ("Lê o saldo" of users and of couriers) get the resource's
 * name added.
 */
function namesOf(document: CollectionSource, plan: CollectionPlan): string[] {
  const names = plan.items.map((item) => item.name ?? operationOf(document, plan, item).summary ?? item.call);
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${plan.items[at]?.call ?? ''})`,
  );
}

function ownVariables({ items, variables }: CollectionPlan): string[] {
  const kept = new Set(items.flatMap(({ keeps = {} }) => Object.keys(keeps)));
  return [...kept].filter((name) => !(name in variables));
}

function descriptionOf({ variables }: CollectionPlan): string {
  const missing = Object.entries(variables).map(([name, text]) => `- \`${name}\`: ${text}`);
  return [
    'Preencha nas variáveis da coleção:',
    ...missing,
    'Depois envie as chamadas da primeira à última: os ids vêm das respostas anteriores.',
  ].join('\n');
}

/** The collection says what is missing before the first request, instead of a 401 after it. */
function requireVariables({ variables }: CollectionPlan): string[] {
  return Object.entries(variables).map(
    ([name, text]) =>
      `if (!pm.variables.get('${name}')) throw new Error(${JSON.stringify(`Preencha a variável ${name}: ${text}`)});`,
  );
}

/** Holds the address that the collection registers for events. */
const RECEIVER = 'webhook_url';
const LOOPBACK = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?=\/|$)/;

function isReceiverNeeded({ items }: CollectionPlan): boolean {
  return JSON.stringify(items).includes(`{{${RECEIVER}}}`);
}

/**
 * An address whose name resolves without the internet: the server itself where it runs for its own machine.
 */
function receiverOf(baseUrl: string) {
  const [own] = LOOPBACK.exec(baseUrl) ?? [];
  const description = 'Endereço que recebe os eventos: troque pelo seu.';
  return { value: `${own ?? 'https://example.com'}/eventos`, description };
}

function operationOf({ paths }: CollectionSource, { basePath }: CollectionPlan, { call }: CollectionItem) {
  const [method = '', path = ''] = call.split(' ');
  const found = paths[`${basePath}${path}`] ?? paths[path];
  const operation = found?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`The document has no ${call}`);
  return operation as DocumentedOperation;
}

function itemOf(operation: DocumentedOperation, { key }: CollectionPlan, item: CollectionItem): Json {
  const [method = ''] = item.call.split(' ');
  const { mime, media } = mediaOf(operation);
  return {
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: script(operation, item) } }],
    request: {
      method,
      ...(operation.security?.length === 0 && { auth: { type: 'noauth' } }),
      header: headersOf(operation, key, mime),
      url: urlOf(item),
      ...(media && mime !== null && { body: bodyOf(mime, media, item) }),
    },
    response: [],
  };
}

function script({ responses }: DocumentedOperation, { keeps = {}, answers }: CollectionItem): string[] {
  const right =
    answers ??
    Object.keys(responses)
      .map(Number)
      .filter((status) => status >= 200 && status < 300);
  return [
    `pm.test('${right.join(' / ')}', () => pm.expect(${JSON.stringify(right)}).to.include(pm.response.code));`,
    ...Object.entries(keeps).map(
      ([name, path]) =>
        `pm.collectionVariables.set('${name}', pm.response.json()${path
          .split('.')
          .map((step) => `?.[${/^\d+$/.test(step) ? step : `'${step}'`}]`)
          .join('')});`,
    ),
  ];
}
