import type { Call, Model } from './call.mapper.js';
import { type Field, isPlain, type Plain, type Shape } from './shape.mapper.js';

const HEAD = `# Written by the build (\`npm run generate\`) from the OpenAPI document.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict

from ..transport import Calls
`;
const IDENTIFIER = /^[A-Za-z_]\w*$/;
const RESERVED = new Set(
  'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield'.split(
    ' ',
  ),
);

const PLAIN: Readonly<Record<Plain, string>> = {
  text: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
  nothing: 'None',
  any: 'Any',
};

/** A module: a TypedDict for each record, and a class with a method for each call. */
export function pythonOf(name: string, { types, calls }: Model): string {
  const printer = new PythonTypes();
  for (const { name: type, shape } of types) printer.declare(type, shape);
  const methods = calls.map((call) => methodOf(call, printer));
  return [HEAD, ...printer.declared, classOf(name, methods)].join('\n\n') + '\n';
}

class PythonTypes {
  readonly declared: string[] = [];

  /** Declares the type under the name; records inside it get names of their own. */
  declare(name: string, shape: Shape): string {
    if (shape.kind !== 'record') this.declared.push(`${name}: TypeAlias = ${quoted(this.of(shape, name))}`);
    else {
      const members = shape.fields.map((field) => [field.name, this.#member(field, name)] as const);
      this.declared.push(recordOf(name, members));
    }
    return name;
  }

  of(shape: Shape, name: string): string {
    if (isPlain(shape)) return PLAIN[shape.kind];
    switch (shape.kind) {
      case 'literal':
        return `Literal[${literal(shape.value)}]`;
      case 'list':
        return `list[${this.of(shape.of, `${name}Item`)}]`;
      case 'map':
        return `dict[str, ${this.of(shape.of, `${name}Value`)}]`;
      case 'named':
        return shape.name;
      case 'union':
        return this.#union(shape.of, name);
      case 'record':
        return shape.fields.length === 0 ? 'dict[str, Any]' : this.declare(name, shape);
    }
  }

  #member({ name, optional, shape }: Field, owner: string): string {
    const type = this.of(shape, owner + capitals(name.split(/\W+|_/)));
    return optional ? `NotRequired[${type}]` : type;
  }

  #union(parts: readonly Shape[], name: string): string {
    const literals = parts.flatMap((part) => (part.kind === 'literal' ? [literal(part.value)] : []));
    const others = parts
      .filter(({ kind }) => kind !== 'literal')
      .map((part, at) => this.of(part, at === 0 ? name : name + String(at + 1)));
    return [...(literals.length > 0 ? [`Literal[${literals.join(', ')}]`] : []), ...new Set(others)].join(
      ' | ',
    );
  }
}

function recordOf(name: string, members: readonly (readonly [string, string])[]): string {
  if (members.every(([member]) => IDENTIFIER.test(member) && !RESERVED.has(member))) {
    const lines = members.map(([member, type]) => `    ${member}: ${type}`);
    return [`class ${name}(TypedDict):`, ...(lines.length > 0 ? lines : ['    pass'])].join('\n');
  }
  const lines = members.map(([member, type]) => `        ${quoted(member)}: ${quoted(type)},`);
  return [`${name} = TypedDict(`, `    ${quoted(name)},`, '    {', ...lines, '    },', ')'].join('\n');
}

function methodOf(
  { words, verb, path, params, summary, query, body, answer }: Call,
  types: PythonTypes,
): string {
  const name = words.join('_');
  const type = capitals(words);
  const places = params.map((param) => `${param}: str | int`);
  const parts = [
    'self',
    ...places,
    ...(body ? [`body: ${types.of(body, `${type}Body`)}`] : []),
    '*',
    ...(query ? [`query: ${types.of(query, `${type}Query`)} | None = None`] : []),
    'headers: Mapping[str, str] | None = None',
  ];
  const given = [
    `"${verb}"`,
    `"${path}"`,
    ...(params.length > 0 ? [`params={${params.map((param) => `"${param}": ${param}`).join(', ')}}`] : []),
    ...(query ? ['query=query'] : []),
    ...(body ? ['body=body'] : []),
    'headers=headers',
  ];
  return [
    `    def ${name}(`,
    ...parts.map((part) => `        ${part},`),
    `    ) -> ${answer ? types.of(answer, `${type}Answer`) : 'None'}:`,
    `        """${summary}"""`,
    `        return self._call(${given.join(', ')})`,
  ].join('\n');
}

function classOf(name: string, methods: readonly string[]): string {
  return [`class ${name}(Calls):`, methods.join('\n\n')].join('\n');
}

function literal(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;
const capitals = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
