import { bearerToken, serveApiDocs, type FaceDefinition } from '#runtime';
import { AccessTokens } from './auth/access-token.service.js';
import { CONTROLLERS, OpenDeliveryModule } from './app.module.js';
import { openDeliveryGuide } from './docs/guide.document.js';
import { openDeliveryDocument } from './docs/open-delivery.document.js';
import { OPEN_DELIVERY_COLLECTION } from './docs/postman.document.js';
import { OpenDeliveryExceptionFilter } from './exception.filter.js';

const PREFIX = '/api/opendelivery';

export const openDeliveryFace: FaceDefinition = {
  name: 'open-delivery',
  prefixes: [PREFIX],
  module: OpenDeliveryModule,
  controllersBelow: PREFIX,
  filter: OpenDeliveryExceptionFilter,
  docsPath: `${PREFIX}/docs`,
  openEndpoints: [{ path: `${PREFIX}/.well-known/opendelivery`, perMinute: 600 }],
  collectionPath: `${PREFIX}/postman.json`,
  identify: async (request, app) =>
    app.get(AccessTokens, { strict: false }).callerOf(bearerToken(request) ?? ''),
  configure(app, core) {
    serveApiDocs(app, {
      prefix: PREFIX,
      language: 'pt-BR',
      document: () => openDeliveryDocument(CONTROLLERS, `${core.config.publicUrl}${PREFIX}`),
      collection: OPEN_DELIVERY_COLLECTION,
      guide: () => openDeliveryGuide(core.config.publicUrl),
    });
  },
};
