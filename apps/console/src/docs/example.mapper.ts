type Json = Record<string, unknown>;
type NamedSchemas = ReadonlyMap<string, Json>;

/** Examples of texts by field name; the first match is taken. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'pessoa@example.com'],
  [/phone/i, '+55 19 99999-0001'],
  [/password/i, 'mar-e-sol-77'],
  [/cpf|document$/i, '529.982.247-25'],
  [/cnpj/i, '11.222.333/0001-81'],
  [/cnh/i, '12345678900'],
  [/postalCode/i, '13010-000'],
  [/^state$/i, 'SP'],
  [/city/i, 'Campinas'],
  [/timezone/i, 'America/Sao_Paulo'],
  [/street/i, 'Rua das Flores'],
  [/address/i, 'Rua das Flores, 10, Campinas - SP'],
  [/plate/i, 'ABC1D23'],
  [/cursor/i, '10001'],
  [/merchantName|name/i, 'Padaria Central'],
  [/url/i, 'https://loja.example.com/entregas'],
  [/token|key|secret/i, 'xK3p9…'],
];
const FORMATS: Partial<Record<string, string>> = {
  'date-time': '2026-03-02T15:04:05.000Z',
  date: '2026-03-02',
  time: '22:00',
  email: 'pessoa@example.com',
  uri: 'https://loja.example.com/entregas',
  uuid: '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48',
};
const NUMBERS: Partial<Record<string, number>> = {
  latitude: -22.9056,
  longitude: -47.0608,
  page: 1,
  state: 1,
};
const MAX_DEPTH = 8;

/** `/docs` shows the example; names of fields decide its texts. */
export function exampleOf(told: Json, named: NamedSchemas, name = '', depth = 0): unknown {
  const declared = referred(told, named);
  const given = givenExample(declared);
  if (given !== undefined || depth > MAX_DEPTH) return given ?? null;
  const schema = firstAlternative(declared);
  if (schema !== declared) return exampleOf(schema, named, name, depth);
  if (schema['properties'])
    return exampleOfObject(schema['properties'] as Record<string, Json>, named, depth);
  if (typeOf(schema) === 'array') return [exampleOf((schema['items'] ?? {}) as Json, named, name, depth + 1)];
  return exampleOfScalar(schema, name);
}

function referred(schema: Json, named: NamedSchemas): Json {
  const { $ref: reference } = schema;
  return typeof reference === 'string' ? (named.get(reference.split('/').at(-1) ?? '') ?? {}) : schema;
}

function firstAlternative(schema: Json): Json {
  const alternatives = (schema['anyOf'] ?? schema['oneOf'] ?? []) as Json[];
  return alternatives.find(({ type }) => type !== 'null') ?? schema;
}

/** `null` of `['string', 'null']` is never the example. */
function typeOf({ type }: Json): unknown {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

function givenExample(schema: Json): unknown {
  const examples = schema['examples'] as unknown[] | undefined;
  const choices = schema['enum'] as unknown[] | undefined;
  return examples?.[0] ?? schema['const'] ?? choices?.[0] ?? schema['default'];
}

function exampleOfObject(properties: Record<string, Json>, named: NamedSchemas, depth: number): Json {
  const members = Object.entries(properties).map(([key, inner]) => [
    key,
    exampleOf(inner, named, key, depth + 1),
  ]);
  return Object.fromEntries(members) as Json;
}

function exampleOfScalar(schema: Json, name: string): unknown {
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return exampleOfNumber(schema, name);
    case 'boolean':
      return false;
    case 'string':
      return (
        FORMATS[String(schema['format'])] ?? TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Texto'
      );
    default:
      return {};
  }
}

function exampleOfNumber({ minimum, maximum }: Json, name: string): number {
  const usual = NUMBERS[name] ?? (/id(s)?$/i.test(name) ? 10_001 : /cents/i.test(name) ? 1_590 : 1);
  const least = typeof minimum === 'number' ? Math.max(usual, minimum) : usual;
  return typeof maximum === 'number' ? Math.min(least, maximum) : least;
}
