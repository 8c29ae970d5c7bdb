import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Document } from './protocol.document.js';

const HEAD = `/* Written by \`npm run sdks\` from the OpenAPI document; test/sdks compares them. */
/* eslint-disable */
`;

/** Types of the whole document, as openapi-fetch reads them. */
export async function typescriptOf(document: Document): Promise<string> {
  return HEAD + astToString(await openapiTS(document as unknown as OpenAPI3, { silent: true }));
}
