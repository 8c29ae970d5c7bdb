import { injected } from '#runtime';
import { NotFoundException, Module } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { bodyFor, type WebFile, WebFiles } from './web-file.provider.js';
import type { IncomingHttpHeaders } from 'node:http';
import { likedLanguage } from '../tracking/language.parser.js';
import { tileOrigin } from '../tracking/layout.page.js';
import { cookieOf } from '../http/page-session.policy.js';
import { IMMUTABLE } from '../tracking/page-assets.controller.js';

/** Each is a folder of `apps/web/src` that answers every address below its own. */
export const WEB_APPS = ['painel', 'entregador', 'loja', 'desenvolvedores'] as const;

export const WEB_FILES = 'web';

/**
 * Headers of an app's own files. A service worker has the policy of its file, which must allow what it
 * fetches.
 */
function appFileHeaders(app: string): Record<string, string> {
  return {
    'Cache-Control': 'no-cache',
    'Service-Worker-Allowed': `/${app}`,
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  };
}

/** The page itself is never cached, so that a new release is used at once. */
function webPageHeaders(tileUrl: string | null): Record<string, string> {
  const tiles = tileUrl === null ? [] : [tileOrigin(tileUrl)];
  const policy = [
    "default-src 'self'",
    ["img-src 'self' blob:", ...tiles].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), payment=()',
  };
}

/** The languages of the browser apps, each with a build of its own. */
const WEB_LANGUAGES = ['pt', 'en'] as const;
type WebLanguage = (typeof WEB_LANGUAGES)[number];

/** The language that the reader chose (`base/language.ts`), else the one that their browser likes best. */
export function parsePageLanguage(headers: IncomingHttpHeaders): WebLanguage {
  const cookie = cookieOf({ headers }, 'language');
  const chosen = WEB_LANGUAGES.find((each) => each === cookie);
  const asked = headers['accept-language'];
  return chosen ?? likedLanguage(asked, WEB_LANGUAGES) ?? (asked === undefined ? 'pt' : 'en');
}

const BY_READER = 'Accept-Encoding, Accept-Language, Cookie';

const filesApi = publicApi(WEB_FILES, { files: WebFiles });

const WebFilesController = filesApi.controller('WebFilesController', {
  file: filesApi.send(':language/assets/:name', {
    status: 200,
    params: { language: z.string(), name: z.string() },
    summary: 'A file of a browser app',
    unlisted: true,
    run: ({ files, language, name, request, response }) => {
      const file = files.find(`${language}/assets/${name}`);
      if (!file) throw new NotFoundException();
      response.setHeader('Cache-Control', IMMUTABLE);
      send(file, request, response);
    },
  }),
});

/** For every address below the app's: the app routes itself. */
function pageControllerOf(app: (typeof WEB_APPS)[number]) {
  const uses = { files: WebFiles, settings: injected<ConsoleSettings>(CONSOLE_SETTINGS) };
  const api = publicApi(`${app}{/*path}`, uses);
  return api.controller('WebPageController', {
    page: api.send('', {
      status: 200,
      summary: 'The page of a browser app',
      unlisted: true,
      run: ({ files, settings, request, response }) => {
        const folder = `${parsePageLanguage(request.headers)}/${app}`;
        const own = files.find(`${folder}/${[request.params['path']].flat().join('/')}`);
        if (own && !own.contentType.startsWith('text/html')) {
          response.set(appFileHeaders(app));
          send(own, request, response, BY_READER);
          return;
        }
        const file = files.find(`${folder}/index.html`);
        if (!file) throw new NotFoundException();
        response.set(webPageHeaders(settings.MAP_TILE_URL ?? null));
        send(file, request, response, BY_READER);
      },
    }),
  });
}

export const DevelopersPageController = pageControllerOf('desenvolvedores');
const WEB_PAGE_CONTROLLERS = (['painel', 'entregador', 'loja'] as const).map(pageControllerOf);

function send(file: WebFile, request: Request, response: Response, vary = 'Accept-Encoding'): void {
  response.set({ 'Content-Type': file.contentType, ETag: file.etag, Vary: vary });
  if (request.headers['if-none-match'] === file.etag) {
    response.status(304).end();
    return;
  }
  const [coding, body] = bodyFor(file, request.headers['accept-encoding'] ?? '');
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

@Module({
  controllers: [WebFilesController, ...WEB_PAGE_CONTROLLERS],
  providers: [WebFiles],
  exports: [WebFiles],
})
export class WebAppsModule {}
