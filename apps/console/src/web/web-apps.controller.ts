import { Controller, Inject, NotFoundException, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import { bodyFor, WebFiles, type WebFile } from './web-file.provider.js';
import { parsePageLanguage } from './page-language.parser.js';
import { appFileHeaders, KEPT_FOR_GOOD, WEB_APPS, WEB_FILES, webPageHeaders } from './web-page.policy.js';

/** What the answer at an address of an app depends on. */
const BY_READER = 'Accept-Encoding, Accept-Language, Cookie';

/** Scripts, styles and pictures of the browser apps. */
@Controller(WEB_FILES)
export class WebFilesController {
  constructor(private readonly files: WebFiles) {}

  @Endpoint({
    method: 'GET',
    path: ':language/assets/:name',
    status: 200,
    summary: 'A file of a browser app',
    unlisted: true,
  })
  file(@Req() request: Request, @Res() response: Response): void {
    const { language, name } = request.params;
    const file = this.files.find(`${String(language)}/assets/${String(name)}`);
    if (!file) throw new NotFoundException();
    response.setHeader('Cache-Control', KEPT_FOR_GOOD);
    send(file, request, response);
  }
}

/** The page of an app, for every address below the app's: the app routes itself. */
function pageControllerOf(app: string): Type {
  @Controller(`${app}{/*path}`)
  class WebPageController {
    constructor(
      private readonly files: WebFiles,
      @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
    ) {}

    @Endpoint({ method: 'GET', status: 200, summary: 'The page of a browser app', unlisted: true })
    page(@Req() request: Request, @Res() response: Response): void {
      const folder = `${parsePageLanguage(request.headers)}/${app}`;
      const own = this.files.find(`${folder}/${[request.params['path']].flat().join('/')}`);
      if (own && !own.contentType.startsWith('text/html')) {
        response.set(appFileHeaders(app));
        send(own, request, response, BY_READER);
        return;
      }
      const file = this.files.find(`${folder}/index.html`);
      if (!file) throw new NotFoundException();
      response.set(webPageHeaders(this.settings.MAP_TILE_URL ?? null));
      send(file, request, response, BY_READER);
    }
  }
  return WebPageController;
}

export const WEB_PAGE_CONTROLLERS = WEB_APPS.map(pageControllerOf);

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
