import type { Call, Model } from './call.mapper.js';
import { type Field, isPlain, type Plain, type Shape } from './shape.mapper.js';

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
  if (isPlain(shape)) return PLAIN[shape.kind];
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

function documentationOf({ summary, query, body, answer }: Call): string[] {
  return [
    summary,
    ...(body ? [`@param ${typeOf(body)} $body`] : []),
    ...(query ? [`@param ${typeOf(query)} $query`] : []),
    '@param array<string, string> $headers',
    ...(answer ? [`@return ${typeOf(answer)}`] : []),
  ];
}

function methodOf(operation: Call): string {
  const { words, verb, path, params, query, body, answer } = operation;
  const [first = '', ...rest] = words;
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const parameters = [
    ...params.map((param) => `string|int $${param}`),
    ...(body ? ['array $body'] : []),
    ...(query ? ['array $query = []'] : []),
    'array $headers = []',
  ];
  const given = [
    `'${verb}'`,
    `'${path}'`,
    ...(params.length > 0
      ? [`params: [${params.map((param) => `'${param}' => $${param}`).join(', ')}]`]
      : []),
    ...(query ? ['query: $query'] : []),
    ...(body ? ['body: $body'] : []),
    'headers: $headers',
  ];
  const call = `$this->call(${given.join(', ')});`;
  return [
    '    /**',
    ...documentationOf(operation).map((line) => `     * ${line}`),
    '     */',
    `    public function ${name}(${parameters.join(', ')}): ${answer ? 'mixed' : 'void'}`,
    '    {',
    `        ${answer ? 'return ' : ''}${call}`,
    '    }',
  ].join('\n');
}
