import type { FaceDefinition } from '#runtime';
import { CONSOLE_SETTINGS, consoleSettingsSchema } from './console.settings.js';
import { ConsoleModule } from './app.module.js';
import { serveDocument } from './docs/document.js';
import { ProblemFilter } from './http/problem.filter.js';

/** Photographs of evidence and documents are the largest bodies anybody sends here. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;

export const consoleFace: FaceDefinition = {
  name: 'console',
  prefixes: ['/api/courier', '/api/admin', '/api/console', '/api/payments', '/rastreio', '/arquivos'],
  module: ConsoleModule,
  settings: { token: CONSOLE_SETTINGS, schema: consoleSettingsSchema },
  docsPath: '/api/console/docs',
  bodyLimitBytes: BODY_LIMIT_BYTES,
  keepRawBody: true,
  configure(app, core) {
    app.useGlobalFilters(app.get(ProblemFilter));
    serveDocument(app, core.config.publicUrl);
  },
};
