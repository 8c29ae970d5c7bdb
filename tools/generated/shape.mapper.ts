import openapiTS, { type OpenAPI3, type OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';
import type { Document, Json } from './protocol.document.js';

/** A type that holds no other. */
export type Plain = 'text' | 'number' | 'integer' | 'boolean' | 'null' | 'any' | 'nothing';
/** A type, for printing in any language. */
export type Shape =
  | Plain
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'list' | 'map'; readonly of: Shape }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'union'; readonly of: readonly Shape[] }
  | { readonly kind: 'record'; readonly fields: readonly Field[] };
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly shape: Shape;
}

const INTEGER = 'integer';

/** The tree of TypeScript's types of a document. */
export const typesOf = (document: Json, options: OpenAPITSOptions = {}) =>
  openapiTS(document as unknown as OpenAPI3, { silent: true, ...options });

/** What openapi-typescript makes of a document, from its tree: the types of the other languages follow TypeScript's. */
export async function shapesOf(document: Document): Promise<ReadonlyMap<string, Shape>> {
  const nodes = await typesOf(document, { transform: keepInteger });
  return new Map(
    nodes
      .filter(ts.isInterfaceDeclaration)
      .map((node) => [node.name.text, { kind: 'record', fields: membersOf(node.members) }]),
  );
}

export const fieldsOf = (shape: Shape | null | undefined): readonly Field[] =>
  typeof shape === 'object' && shape?.kind === 'record' ? shape.fields : [];

/** The member at a path of names; null: there is none. */
export function memberOf(shape: Shape | undefined, ...path: readonly string[]): Shape | null {
  let found = shape;
  for (const name of path) found = fieldsOf(found).find((field) => field.name === name)?.shape;
  return found && found !== 'nothing' ? found : null;
}

function keepInteger(schema: object): ts.TypeNode | undefined {
  const { type, enum: values, const: value } = schema as Json;
  return type === 'integer' && values === undefined && value === undefined
    ? ts.factory.createTypeReferenceNode(INTEGER)
    : undefined;
}

function membersOf(members: ts.NodeArray<ts.TypeElement>): Field[] {
  return members.filter(ts.isPropertySignature).map((member) => ({
    name: (member.name as ts.Identifier | ts.StringLiteral).text,
    optional: member.questionToken !== undefined,
    shape: member.type ? shapeOf(member.type) : 'any',
  }));
}

const KEYWORDS: Readonly<Partial<Record<ts.SyntaxKind, Plain>>> = {
  [ts.SyntaxKind.StringKeyword]: 'text',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.NeverKeyword]: 'nothing',
};

function shapeOf(node: ts.TypeNode): Shape {
  if (ts.isParenthesizedTypeNode(node)) return shapeOf(node.type);
  if (ts.isArrayTypeNode(node)) return { kind: 'list', of: shapeOf(node.elementType) };
  if (ts.isUnionTypeNode(node)) return { kind: 'union', of: node.types.map(shapeOf) };
  if (ts.isIntersectionTypeNode(node)) return intersectionOf(node.types.map(shapeOf));
  if (ts.isTypeLiteralNode(node)) return recordOf(node);
  if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
  return nameOf(node);
}

/** The last name of `components["schemas"]["Order"]`. */
function nameOf(node: ts.TypeNode): Shape {
  if (ts.isIndexedAccessTypeNode(node))
    return { kind: 'named', name: ((node.indexType as ts.LiteralTypeNode).literal as ts.StringLiteral).text };
  const isInteger = ts.isTypeReferenceNode(node) && (node.typeName as ts.Identifier).text === INTEGER;
  return isInteger ? 'integer' : (KEYWORDS[node.kind] ?? 'any');
}

function recordOf({ members }: ts.TypeLiteralNode): Shape {
  const index = members.find(ts.isIndexSignatureDeclaration);
  const fields = membersOf(members);
  return index && fields.length === 0 ? { kind: 'map', of: shapeOf(index.type) } : { kind: 'record', fields };
}

function intersectionOf(parts: readonly Shape[]): Shape {
  const fields = parts.flatMap(fieldsOf);
  return fields.length > 0 ? { kind: 'record', fields } : (parts[0] ?? 'any');
}

function literalOf(node: ts.LiteralTypeNode['literal']): Shape {
  if (ts.isStringLiteral(node)) return { kind: 'literal', value: node.text };
  if (ts.isNumericLiteral(node)) return { kind: 'literal', value: Number(node.text) };
  if (node.kind === ts.SyntaxKind.NullKeyword) return 'null';
  const isTrue = node.kind === ts.SyntaxKind.TrueKeyword;
  return isTrue || node.kind === ts.SyntaxKind.FalseKeyword ? { kind: 'literal', value: isTrue } : 'any';
}
