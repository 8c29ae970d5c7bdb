import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  example?: unknown;
}

/** The example of a body is made of the examples of its fields. */
export function withBodyExamples(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.post, path.put, path.patch]) {
      const body = operation?.requestBody;
      if (!body || !('content' in body)) continue;
      const media = body.content['application/json'];
      if (media?.schema) media.example = exampleOf(document, media.schema);
    }
  }
  return document;
}

/** A field without an example is left out: it is optional, or other fields of the body replace it. */
function exampleOf(document: OpenAPIObject, schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  const inner = schema.$ref ?? schema.allOf?.[0]?.$ref ?? schema.anyOf?.[0]?.$ref;
  if (inner !== undefined) return exampleOf(document, resolve(document, inner));
  if (!schema.properties) return undefined;
  const { properties } = schema;
  const examples = Object.entries(properties)
    // An order names a customer that exists, or describes a new one: one of the two.
    .filter(([name]) => !(name === 'cliente' && 'cliente_id' in properties))
    .map(([name, property]) => [name, exampleOf(document, property)] as const)
    .filter(([, example]) => example !== undefined);
  return Object.fromEntries(examples);
}

function resolve(document: OpenAPIObject, reference: string): Schema {
  const name = reference.replace('#/components/schemas/', '');
  return document.components?.schemas?.[name] ?? {};
}
