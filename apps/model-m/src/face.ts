import { Callers } from '#domain';
import { serveApiDocs, type FaceDefinition } from '#runtime';
import { CONTROLLERS, ModelMModule } from './app.module.js';
import { modelMGuide } from './docs/guide.document.js';
import { describedEndpoints, openApiOf } from './docs/openapi.document.js';
import { MODEL_M_COLLECTION } from './docs/postman.document.js';
import { ModelMExceptionFilter } from './model-m-exception.filter.js';
import { wrapAnswer } from './wire/envelope.mapper.js';

export const modelM: FaceDefinition = {
  name: 'model-m',
  prefixes: ['/api/m'],
  // `/api/integracao/v1` has the one call of the secondary base; some clients also call the primary base
  // under it.
  aliases: {
    '/api/integracao': '/api/m',
    '/api/v2/integracao': '/api/m/v2',
    '/api/integracao/v1': '/api/m',
    '/api/integracao/v1/request': '/api/m/v1/request',
  },
  jsonUnderAnyType: true,
  module: ModelMModule,
  filter: ModelMExceptionFilter,
  wrapResponse: wrapAnswer,
  identify: async ({ headers }, app) =>
    app.get(Callers, { strict: false }).ofKey('model_m', String(headers['api-key'] ?? '').trim()),
  configure: (app, core) => {
    const endpoints = describedEndpoints(CONTROLLERS);
    const { publicUrl } = core.config;
    serveApiDocs(app, {
      prefix: '/api/m',
      language: 'pt-BR',
      document: () => openApiOf(endpoints, publicUrl),
      collection: MODEL_M_COLLECTION,
      guide: () => modelMGuide(endpoints, publicUrl),
    });
  },
  docsPath: '/api/m/docs',
  collectionPath: '/api/m/postman.json',
};
