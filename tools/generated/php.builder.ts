import { type Call, capitals, type Model } from './call.mapper.js';
import type { Field, Plain, Shape } from './shape.mapper.js';

const PLAIN: Readonly<Record<Plain, string>> = {
  text: 'string',
  number: 'int|float',
  integer: 'int',
  boolean: 'bool',
  null: 'null',
  nothing: 'null',
  any: 'mixed',
};

/** A class with a method for each call; its types are array shapes, which PHPStan, Psalm and editors read. */
export function phpOf(name: string, { types, calls }: Model): string {
  const declared = types.map(({ name: type, shape }) => ` * @phpstan-type ${type} ${typeOf(shape)}`);
  return `<?php

// Written by the build (\`npm run generate\`) from the OpenAPI document.

declare(strict_types=1);

namespace LastMile\\Generated;

use LastMile\\Calls;

/**
${declared.join('\n')}
 */
abstract class ${name} extends Calls
{
${calls.map(methodOf).join('\n\n')}
}
`;
}

function typeOf(shape: Shape): string {
  if (typeof shape === 'string') return PLAIN[shape];
  switch (shape.kind) {
    case 'literal':
      return typeof shape.value === 'string' ? `'${shape.value}'` : String(shape.value);
    case 'list':
      return `list<${typeOf(shape.of)}>`;
    case 'map':
      return `array<string, ${typeOf(shape.of)}>`;
    case 'named':
      return shape.name;
    case 'union':
      return [...new Set(shape.of.map(typeOf))].join('|');
    case 'record':
      return shape.fields.length === 0
        ? 'array<string, mixed>'
        : `array{${shape.fields.map(memberOf).join(', ')}}`;
  }
}

function memberOf({ name, optional, shape }: Field): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
  return `${key}${optional ? '?' : ''}: ${typeOf(shape)}`;
}

function methodOf({ words, verb, path, params, summary, query, body, answer }: Call): string {
  const name = words.slice(0, 1).join() + capitals(words.slice(1));
  const documentation = [
    summary,
    body && `@param ${typeOf(body)} $body`,
    query && `@param ${typeOf(query)} $query`,
    '@param array<string, string> $headers',
    answer && `@return ${typeOf(answer)}`,
  ];
  const parameters = [
    ...params.map((param) => `string|int $${param}`),
    body && 'array $body',
    query && 'array $query = []',
    'array $headers = []',
  ];
  const places = params.map((param) => `'${param}' => $${param}`);
  const given = [
    `'${verb}'`,
    `'${path}'`,
    places.length > 0 && `params: [${places.join(', ')}]`,
    query && 'query: $query',
    body && 'body: $body',
    'headers: $headers',
  ];
  const [type, returns] = answer ? ['mixed', 'return '] : ['void', ''];
  const called = `$this->call(${given.filter(Boolean).join(', ')});`;
  return `    /**
${documentation
  .filter((line) => line !== null)
  .map((line) => `     * ${line}`)
  .join('\n')}
     */
    public function ${name}(${parameters.filter(Boolean).join(', ')}): ${type}
    {
        ${returns}${called}
    }`;
}
