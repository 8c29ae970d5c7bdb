import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Document } from './protocol.document.js';

const HEAD = `/* Written by the build (\`npm run generate\`) from the OpenAPI document. */
/* eslint-disable */
`;

/** Types of the whole document, as openapi-fetch reads them. */
export async function typescriptOf(document: Document): Promise<string> {
  return HEAD + astToString(await openapiTS(document as unknown as OpenAPI3, { silent: true }));
}
