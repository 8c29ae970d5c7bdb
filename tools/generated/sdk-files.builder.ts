import { modelOf } from './call.mapper.js';
import { phpOf } from './php.builder.js';
import type { Documents, Protocol, Document } from './protocol.document.js';
import { pythonOf } from './python.builder.js';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The calls of a protocol, in languages whose SDKs have a class for them. */
const CLASSES: Readonly<Record<Protocol, string>> = {
  'full-api': 'FullApiCalls',
  'open-delivery': 'OpenDeliveryCalls',
  'model-m': 'ModelMCalls',
  merchant: 'MerchantCalls',
};

/** What is generated of the SDKs, by file. */
export async function sdkFiles(documents: Documents): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, document] of Object.entries(documents) as [Protocol, Documents[Protocol]][]) {
    const model = await modelOf(document);
    files.set(`libs/sdks/typescript/src/generated/${name}.ts`, await typescriptOf(document));
    const module = name.replaceAll('-', '_');
    files.set(`libs/sdks/python/last_mile/generated/${module}.py`, pythonOf(CLASSES[name], model));
    files.set(`libs/sdks/php/src/Generated/${CLASSES[name]}.php`, phpOf(CLASSES[name], model));
  }
  files.set('libs/sdks/python/last_mile/generated/__init__.py', '');
  return files;
}

const HEAD = `/* Written by the build (\`npm run generate\`) from the OpenAPI document. */
/* eslint-disable */
`;

/** Types of the whole document, as openapi-fetch reads them. */
async function typescriptOf(document: Document): Promise<string> {
  return HEAD + astToString(await openapiTS(document as unknown as OpenAPI3, { silent: true }));
}
