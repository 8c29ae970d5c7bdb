type Json = Record<string, unknown>;

interface Operation {
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Json }>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Json }>> }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const VERBS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const HEAD = `/* Written by \`npm run web:types\` from the console's OpenAPI document; test/web/api-types.spec.ts compares them. */
/* eslint-disable */
/* prettier-ignore */
export interface paths {
`;

/** Writes the types by which `openapi-fetch` knows an API; openapi-typescript needs another compiler than ours. */
export function apiTypes({ paths }: ApiDocument): string {
  const lines = Object.entries(paths).flatMap(([path, operations]) => [
    `  '${path}': {`,
    ...VERBS.map((verb) => {
      const operation = operations[verb];
      return operation ? `    ${verb}: ${operationType(operation)};` : `    ${verb}?: never;`;
    }),
    '  };',
  ]);
  return `${HEAD}${lines.join('\n')}\n}\n`;
}

function operationType({ parameters, requestBody, responses }: Operation): string {
  const body = requestBody
    ? `requestBody: { content: ${contentType(requestBody.content)} }`
    : 'requestBody?: never';
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => `${status}: ${answerType(content)}`);
  answers.push(`default: ${answerType(responses['default']?.content)}`);
  return `{ parameters: ${parametersType(parameters)}; ${body}; responses: { ${answers.join('; ')} } }`;
}

function answerType(content: Operation['responses'][string]['content']): string {
  return `{ headers: Record<string, unknown>; content${content ? `: ${contentType(content)}` : '?: never'} }`;
}

function contentType(content: Readonly<Record<string, { schema: Json }>>): string {
  const types = Object.entries(content).map(([type, { schema }]) =>
    type === 'multipart/form-data' ? `'${type}': FormData` : `'${type}': ${typeOf(schema)}`,
  );
  return `{ ${types.join('; ')} }`;
}

function parametersType(parameters: Operation['parameters']): string {
  const places = ['query', 'path'].map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return `${place}?: never`;
    const needed = here.some(({ required }) => required);
    const members = here.map(
      ({ name, required, schema }) => `${memberName(name)}${required ? '' : '?'}: ${parameterType(schema)}`,
    );
    return `${place}${needed ? '' : '?'}: { ${members.join('; ')} }`;
  });
  return `{ ${places.join('; ')}; header?: never; cookie?: never }`;
}

/** Text parameters also accept numbers, as an address holds text anyway. */
function parameterType(schema: Json): string {
  const type = typeOf(schema);
  return type === 'string' ? 'string | number' : type;
}

function typeOf(schema: Json): string {
  if (typeof schema['$ref'] === 'string') return PROBLEM;
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) return unionOf(options.map(typeOf));
  const all = schema['allOf'] as Json[] | undefined;
  if (all) return all.map((part) => `(${typeOf(part)})`).join(' & ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return unionOf(schema['enum'].map((word) => JSON.stringify(word)));
  const { type } = schema;
  return Array.isArray(type)
    ? unionOf(type.map((one) => plainType(String(one), schema)))
    : plainType(String(type), schema);
}

const PROBLEM =
  '{ type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> }';

function plainType(type: string, schema: Json): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'array': {
      const tuple = schema['prefixItems'] as Json[] | undefined;
      return tuple ? `[${tuple.map(typeOf).join(', ')}]` : `(${typeOf((schema['items'] ?? {}) as Json)})[]`;
    }
    case 'object':
      return objectType(schema);
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Json): string {
  const members = Object.entries(properties as Record<string, Json>).map(
    ([name, schema]) =>
      `${memberName(name)}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  const more = additionalProperties as Json | boolean | undefined;
  const open = typeof more === 'object' && Object.keys(more).length > 0;
  if (members.length === 0) return `Record<string, ${open ? typeOf(more) : 'unknown'}>`;
  return `{ ${members.join('; ')} }`;
}

function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
