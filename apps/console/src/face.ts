import { serveApiDocs, type FaceDefinition } from '#runtime';
import { CONSOLE_SETTINGS, consoleSettingsSchema } from './console.settings.js';
import { ConsoleModule, optionalApis, optionalGuides } from './app.module.js';
import { CONSOLE_PARTS, consoleDocument, type ConsolePart } from './docs/console.document.js';
import { consoleGuide, platformGuide } from './docs/guide.document.js';
import { routesOf } from './docs/route.mapper.js';
import { identifyConsoleCaller } from './http/console-caller.provider.js';
import { ConsoleProblemFilter } from './http/problem.filter.js';
import { WEB_APPS, WEB_FILES } from './web/web-apps.controller.js';

export const consoleFace: FaceDefinition = {
  name: 'console',
  prefixes: [
    '/api/courier',
    '/api/admin',
    '/api/merchant',
    '/api/developer',
    '/api/console',
    '/api/payments',
    '/api/messages',
    '/api/calls',
    '/rastreio',
    '/arquivos',
    '/senha',
    '/status',
    '/mcp',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    ...[...WEB_APPS, WEB_FILES].map((path) => `/${path}`),
  ],
  module: ConsoleModule,
  extras: optionalApis,
  filter: ConsoleProblemFilter,
  settings: { token: CONSOLE_SETTINGS, schema: consoleSettingsSchema },
  docsPath: '/api/console/docs',
  assistants: { path: '/mcp', module: 'developers' },
  identify: identifyConsoleCaller,
  openEndpoints: [
    { path: '/status', perMinute: 120 },
    { path: '/api/admin/login', perMinute: 60 },
    { path: '/api/admin/sessions', perMinute: 120 },
    { path: '/api/merchant/login', perMinute: 100 },
    { path: '/api/merchant/sessions', perMinute: 200 },
    { path: '/api/merchant/oauth/token', perMinute: 3_000 },
    { path: '/api/merchant/oauth/revoke', perMinute: 600 },
    { path: '/.well-known/oauth-authorization-server', perMinute: 600 },
    { path: '/.well-known/oauth-protected-resource', perMinute: 600 },
    { path: '/.well-known/oauth-protected-resource/mcp', perMinute: 600 },
    { path: '/api/developer/register', perMinute: 20 },
    { path: '/api/developer/confirm', perMinute: 20 },
    { path: '/api/developer/password-links', perMinute: 10 },
    { path: '/api/developer/password-links/complete', perMinute: 20 },
    { path: '/api/developer/login', perMinute: 100 },
    { path: '/api/developer/sessions', perMinute: 200 },
    // The caller is the platform itself, with the messages of every listening developer.
    { path: '/api/developer/listener', perMinute: 60_000 },
    { path: '/api/courier/login', perMinute: 100 },
    { path: '/api/courier/sessions', perMinute: 100 },
    { path: '/api/courier/register', perMinute: 20 },
    { path: '/api/console/demonstration', perMinute: 60 },
    { path: '/api/console/mailbox', perMinute: 60 },
    { path: '/api/console/password-resets', perMinute: 10 },
    { path: '/api/console/password-resets/complete', perMinute: 20 },
  ],
  keepRawBody: true,
  pages: [
    { title: 'Painel: the operators’ panel', path: '/painel' },
    { title: 'Entregador: the couriers’ app', path: '/entregador' },
    { title: 'Loja: the merchants’ panel', path: '/loja' },
    { title: 'Desenvolvedores: the developers’ portal', path: '/desenvolvedores', module: 'developers' },
    { title: 'Status: how the platform is', path: '/status' },
  ],
  configure(app, core) {
    const { publicUrl, modules } = core.config;
    const routes = () => routesOf(ConsoleModule, ...optionalApis(core.config));
    const parts = (Object.keys(CONSOLE_PARTS) as ConsolePart[]).filter(
      (part) => part !== 'developer' || modules.includes('developers'),
    );
    for (const part of parts)
      serveApiDocs(app, {
        prefix: `/api/${part}`,
        language: 'en',
        document: () => consoleDocument(routes(), publicUrl, part),
        ...(part === 'console' && { guide: () => consoleGuide(optionalGuides(core.config, routes())) }),
        ...(part === 'developer' && { guide: () => platformGuide(publicUrl) }),
      });
  },
};
