import { Callers } from '#domain';
import { bearerToken, serveApiDocs, type FaceDefinition } from '#runtime';
import { FullApiModule } from './app.module.js';
import { FullApiExceptionFilter } from './exception.filter.js';
import { fullApiDocument } from './openapi/full-api.document.js';
import { fullApiGuide } from './openapi/guide.document.js';
import { FULL_API_COLLECTION } from './openapi/postman.document.js';

const PREFIX = 'api/v1';

/** The Full API, for a company's own systems, with static keys. */
export const fullApiFace: FaceDefinition = {
  name: 'full-api',
  prefixes: [`/${PREFIX}`],
  module: FullApiModule,
  controllersBelow: PREFIX,
  filter: FullApiExceptionFilter,
  docsPath: `/${PREFIX}/docs`,
  collectionPath: `/${PREFIX}/postman.json`,
  // PHP's cURL sends JSON as a form unless a program sets the content type.
  jsonUnderAnyType: true,
  identify: async (request, app) =>
    app.get(Callers, { strict: false }).ofKey('full_api', bearerToken(request) ?? ''),
  configure: (app, core) => {
    serveApiDocs(app, {
      prefix: `/${PREFIX}`,
      language: 'pt-BR',
      document: () => fullApiDocument(app, core.config.publicUrl, [FullApiModule]),
      collection: FULL_API_COLLECTION,
      guide: fullApiGuide,
    });
  },
};
