import { modelOf } from './call.mapper.js';
import { phpOf } from './php.builder.js';
import type { Documents, Protocol } from './protocol.document.js';
import { pythonOf } from './python.builder.js';
import { astToString } from 'openapi-typescript';
import { typesOf } from './shape.mapper.js';

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
    const types = astToString(await typesOf(document));
    files.set(`libs/sdks/typescript/src/generated/${name}.ts`, HEAD + types);
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
