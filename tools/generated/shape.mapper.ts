import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Document, Json } from './protocol.document.js';

export type Plain = 'text' | 'number' | 'integer' | 'boolean' | 'null' | 'any' | 'nothing';
interface PlainShape {
  readonly kind: Plain;
}
/** A type, for printing in any language. */
export type Shape =
  | PlainShape
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

const HOLDING = new Set<Shape['kind']>(['literal', 'list', 'map', 'named', 'union', 'record']);
/** Whether the type holds no other. */
export const isPlain = (shape: Shape): shape is PlainShape => !HOLDING.has(shape.kind);

const INTEGER = 'integer';
const ANY: Shape = { kind: 'any' };

/** What openapi-typescript makes of a document, from its tree: the types of the other languages follow TypeScript's. */
export async function shapesOf(document: Document): Promise<ReadonlyMap<string, Shape>> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, { silent: true, transform: keepInteger });
  return new Map(
    nodes
      .filter(ts.isInterfaceDeclaration)
      .map((node) => [node.name.text, { kind: 'record', fields: fieldsOf(node.members) }]),
  );
}

/** The member at a path of names; null: there is none. */
export function memberOf(shape: Shape | undefined, ...path: readonly string[]): Shape | null {
  let found = shape;
  for (const name of path)
    found = found?.kind === 'record' ? found.fields.find((field) => field.name === name)?.shape : undefined;
  return found && found.kind !== 'nothing' ? found : null;
}

function keepInteger(schema: object): ts.TypeNode | undefined {
  const { type, enum: values, const: value } = schema as Json;
  return type === 'integer' && values === undefined && value === undefined
    ? ts.factory.createTypeReferenceNode(INTEGER)
    : undefined;
}

function fieldsOf(members: ts.NodeArray<ts.TypeElement>): Field[] {
  return members.filter(ts.isPropertySignature).map((member) => ({
    name: (member.name as ts.Identifier | ts.StringLiteral).text,
    optional: member.questionToken !== undefined,
    shape: member.type ? shapeOf(member.type) : ANY,
  }));
}

const KEYWORDS: ReadonlyMap<ts.SyntaxKind, Shape> = new Map([
  [ts.SyntaxKind.StringKeyword, { kind: 'text' }],
  [ts.SyntaxKind.NumberKeyword, { kind: 'number' }],
  [ts.SyntaxKind.BooleanKeyword, { kind: 'boolean' }],
  [ts.SyntaxKind.NeverKeyword, { kind: 'nothing' }],
]);

function shapeOf(node: ts.TypeNode): Shape {
  if (ts.isParenthesizedTypeNode(node)) return shapeOf(node.type);
  if (ts.isArrayTypeNode(node)) return { kind: 'list', of: shapeOf(node.elementType) };
  if (ts.isUnionTypeNode(node)) return { kind: 'union', of: node.types.map(shapeOf) };
  if (ts.isIntersectionTypeNode(node)) return intersectionOf(node.types.map(shapeOf));
  return simpleShapeOf(node);
}

function simpleShapeOf(node: ts.TypeNode): Shape {
  if (ts.isIndexedAccessTypeNode(node)) return { kind: 'named', name: textOf(node.indexType) };
  if (ts.isTypeLiteralNode(node)) return recordOf(node);
  if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
  if (ts.isTypeReferenceNode(node) && (node.typeName as ts.Identifier).text === INTEGER)
    return { kind: 'integer' };
  return KEYWORDS.get(node.kind) ?? ANY;
}

function recordOf(node: ts.TypeLiteralNode): Shape {
  const index = node.members.find(ts.isIndexSignatureDeclaration);
  const fields = fieldsOf(node.members);
  return index && fields.length === 0 ? { kind: 'map', of: shapeOf(index.type) } : { kind: 'record', fields };
}

function intersectionOf(parts: readonly Shape[]): Shape {
  const fields = parts.flatMap((part) => (part.kind === 'record' ? part.fields : []));
  const [first = ANY] = parts;
  return fields.length > 0 ? { kind: 'record', fields } : first;
}

function textOf(node: ts.TypeNode): string {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : '';
}

function literalOf(node: ts.LiteralTypeNode['literal']): Shape {
  if (ts.isStringLiteral(node)) return { kind: 'literal', value: node.text };
  if (ts.isNumericLiteral(node)) return { kind: 'literal', value: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'literal', value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'literal', value: false };
  return node.kind === ts.SyntaxKind.NullKeyword ? { kind: 'null' } : ANY;
}
