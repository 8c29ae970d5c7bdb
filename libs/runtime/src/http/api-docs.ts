import type { INestApplication } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { CollectionPlan, CollectionSource } from './collection-request.js';
import { postmanCollection } from './postman-collection.js';
import { referencePage, type PageLanguage, type ReferenceSource } from './reference-page.js';
import { GUIDE_LANGUAGES, type Guides } from '../guide/guide.js';
import { guideMarkdown } from '../guide/guide-markdown.js';

export const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' } as const;

interface ApiDocs {
  /** With a slash in front: `/api/v1`. */
  readonly prefix: string;
  /** The language of the page's own words; the document brings its own. */
  readonly language: PageLanguage;
  /** Called once each for document and collection, at the first request. */
  readonly document: () => object;
  /** Served as `postman.json`. */
  readonly collection?: CollectionPlan;
  /** Served as `guide.pt.json` and `guide.pt.md`, in each language; made at the first request. */
  readonly guide?: () => Guides;
}

/** The page has no scripts, and its styles are in it. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Serves `PREFIX/docs`, `PREFIX/openapi.json` and the other files, all without a key. */
export function serveApiDocs(app: INestApplication, docs: ApiDocs): void {
  const { prefix, language, collection } = docs;
  const openapi = `${prefix}/openapi.json`;
  const document = () => withCollection(docs);
  if (collection) {
    const made = () => postmanCollection(docs.document() as CollectionSource, collection);
    serveJson(app, `${prefix}/postman.json`, made);
  }
  if (docs.guide) serveGuide(app, prefix, docs.guide);
  serveJson(app, openapi, document);
  let page: string | undefined;
  app.getHttpAdapter().get(`${prefix}/docs`, (_request: Request, response: Response) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response
      .type('text/html; charset=utf-8')
      .send((page ??= referencePage(document() as ReferenceSource, language, openapi)));
  });
}

/** The page shows the link below the description. */
function withCollection({ prefix, document, collection }: ApiDocs): object {
  const made = document() as CollectionSource;
  if (!collection) return made;
  const server = made.servers?.[0]?.url ?? '';
  const root = server.endsWith(prefix) ? server.slice(0, -prefix.length) : server;
  const externalDocs = { description: 'Postman', url: `${root}${prefix}/postman.json` };
  return { ...made, externalDocs };
}

function serveGuide(app: INestApplication, prefix: string, guide: () => Guides): void {
  let made: Guides | undefined;
  for (const language of GUIDE_LANGUAGES) {
    const content = () => (made ??= guide())[language];
    serveJson(app, `${prefix}/guide.${language}.json`, content);
    app
      .getHttpAdapter()
      .get(`${prefix}/guide.${language}.md`, (_request: Request, response: Response) =>
        response.type('text/markdown; charset=utf-8').send(guideMarkdown(content())),
      );
  }
}

function serveJson(app: INestApplication, path: string, content: () => object): void {
  let made: object | undefined;
  app
    .getHttpAdapter()
    .get(path, (_request: Request, response: Response) => response.json((made ??= content())));
}
