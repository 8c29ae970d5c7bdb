import type { FaceDefinition } from '#runtime';
import { OpenDeliveryModule } from './app.module.js';
import { serveDocs } from './docs/serve-docs.js';
import { OpenDeliveryExceptionFilter } from './exception.filter.js';

const PREFIX = '/api/opendelivery';

export const openDelivery: FaceDefinition = {
  name: 'open-delivery',
  prefixes: [PREFIX],
  module: OpenDeliveryModule,
  docsPath: `${PREFIX}/docs`,
  configure(app, core) {
    app.setGlobalPrefix(PREFIX);
    app.useGlobalFilters(app.get(OpenDeliveryExceptionFilter));
    serveDocs(app, PREFIX, core.config.publicUrl);
  },
};
