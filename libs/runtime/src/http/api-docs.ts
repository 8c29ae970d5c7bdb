import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { GUIDE_LANGUAGES, guideMarkdown, inLanguage, type Guide } from '../guide/index.js';
import type { CollectionPlan, CollectionSource } from './collection-plan.js';
import { postmanCollection } from './postman-collection.js';

/** Of the documents, as of everything here. */
export const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' } as const;

interface ApiDocs {
  /** Prefix of the face, with a slash in front: `/api/v1`. */
  readonly prefix: string;
  /** Title of the page. */
  readonly title: string;
  /** Makes the document; called once each for document and collection, at the first request. */
  readonly document: () => object;
  /** Served as `postman.json`, made from the document, which links to it. */
  readonly collection?: CollectionPlan;
  /** Served as `guide.pt.json` and `guide.pt.md`, and so in each language; made at the first request. */
  readonly guide?: () => Guide;
}

/** Policy of Swagger's page, which loads its scripts and styles from this server only. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** Serves `PREFIX/docs` for people, `PREFIX/openapi.json` and the other files for tools, all without a key. */
export function serveApiDocs(app: INestApplication, docs: ApiDocs): void {
  const { prefix, title, collection } = docs;
  const document = () => withCollection(docs);
  app.use(`${prefix}/docs`, (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  if (collection) {
    const made = () => postmanCollection(docs.document() as CollectionSource, collection);
    serveJson(app, `${prefix}/postman.json`, made);
  }
  if (docs.guide) serveGuide(app, prefix, docs.guide);
  SwaggerModule.setup(`${prefix}/docs`, app, () => document() as OpenAPIObject, {
    jsonDocumentUrl: `${prefix}/openapi.json`,
    raw: ['json'],
    customSiteTitle: title,
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

function serveGuide(app: INestApplication, prefix: string, guide: () => Guide): void {
  let made: Guide | undefined;
  for (const language of GUIDE_LANGUAGES) {
    const content = () => inLanguage((made ??= guide()), language);
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
