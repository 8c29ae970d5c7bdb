import type { FaceDefinition } from '#runtime';
import { FullApiModule } from './app.module.js';
import { serveDocument } from './openapi/document.js';

export const PREFIX = 'api/v1';

/** The Full API: one company's own systems, by static keys. */
export const fullApiFace: FaceDefinition = {
  name: 'full-api',
  prefixes: [`/${PREFIX}`],
  module: FullApiModule,
  docsPath: `/${PREFIX}/docs`,
  configure: (app, core) => {
    app.setGlobalPrefix(PREFIX);
    serveDocument(app, PREFIX, core.config.publicUrl);
  },
};
