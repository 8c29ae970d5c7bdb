import { LOGGER, type FaceDefinition, type Logger } from '#runtime';
import { CONTROLLERS, ModelMModule } from './app.module.js';
import { serveDocs } from './docs/docs.js';
import { ModelMExceptionFilter } from './exception.filter.js';
import { envelope } from './wire/envelope.js';

export const modelM: FaceDefinition = {
  name: 'model-m',
  prefixes: ['/api/m'],
  module: ModelMModule,
  answer: envelope,
  configure: (app, core) => {
    app.useGlobalFilters(new ModelMExceptionFilter(app.get<Logger>(LOGGER)));
    serveDocs(app, CONTROLLERS, core.config.publicUrl);
  },
  docsPath: '/api/m/docs',
};
