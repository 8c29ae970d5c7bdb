import { type Call, capitals, type Model } from './call.mapper.js';
import type { Field, Plain, Shape } from './shape.mapper.js';

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
  return [HEAD, ...printer.declared, `class ${name}(Calls):\n${methods.join('\n\n')}`].join('\n\n') + '\n';
}

class PythonTypes {
  readonly declared: string[] = [];

  /** Declares the type under the name; records inside it get names of their own. */
  declare(name: string, shape: Shape): string {
    if (typeof shape === 'object' && shape.kind === 'record')
      this.declared.push(
        recordOf(
          name,
          shape.fields.map((field) => this.#member(field, name)),
        ),
      );
    else this.declared.push(`${name}: TypeAlias = ${quoted(this.of(shape, name))}`);
    return name;
  }

  of(shape: Shape, name: string): string {
    if (typeof shape === 'string') return PLAIN[shape];
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

  #member({ name, optional, shape }: Field, owner: string): readonly [name: string, type: string] {
    const type = this.of(shape, owner + capitals(name.split(/\W+|_/)));
    return [name, optional ? `NotRequired[${type}]` : type];
  }

  #union(parts: readonly Shape[], name: string): string {
    const isLiteral = (part: Shape) => typeof part === 'object' && part.kind === 'literal';
    const literals = parts.filter(isLiteral).map((part) => literal(part.value));
    const others = parts
      .filter((part) => !isLiteral(part))
      .map((part, at) => this.of(part, at === 0 ? name : name + String(at + 1)));
    const all = [...(literals.length > 0 ? [`Literal[${literals.join(', ')}]`] : []), ...new Set(others)];
    return all.join(' | ');
  }
}

function recordOf(name: string, members: readonly (readonly [name: string, type: string])[]): string {
  if (members.every(([member]) => IDENTIFIER.test(member) && !RESERVED.has(member))) {
    const lines = members.map(([member, type]) => `\n    ${member}: ${type}`);
    return `class ${name}(TypedDict):${lines.join('') || '\n    pass'}`;
  }
  const lines = members.map(([member, type]) => `        ${quoted(member)}: ${quoted(type)},\n`);
  return `${name} = TypedDict(\n    ${quoted(name)},\n    {\n${lines.join('')}    },\n)`;
}

function methodOf(call: Call, types: PythonTypes): string {
  const { words, verb, path, params, summary, query, body, answer } = call;
  const type = capitals(words);
  const parts = [
    'self',
    ...params.map((param) => `${param}: str | int`),
    body && `body: ${types.of(body, `${type}Body`)}`,
    '*',
    query && `query: ${types.of(query, `${type}Query`)} | None = None`,
    'headers: Mapping[str, str] | None = None',
  ];
  const places = params.map((param) => `"${param}": ${param}`);
  const given = [
    `"${verb}"`,
    `"${path}"`,
    places.length > 0 && `params={${places.join(', ')}}`,
    query && 'query=query',
    body && 'body=body',
    'headers=headers',
  ];
  return `    def ${words.join('_')}(
${parts
  .filter(Boolean)
  .map((part) => `        ${part},`)
  .join('\n')}
    ) -> ${answer ? types.of(answer, `${type}Answer`) : 'None'}:
        """${summary}"""
        return self._call(${given.filter(Boolean).join(', ')})`;
}

function literal(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;
