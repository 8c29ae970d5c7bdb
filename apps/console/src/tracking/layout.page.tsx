import type { TrackedCompany } from '#domain';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { Document, documentMarkup } from '../http/html.page.js';
import { brandStylePath, type PageAssets } from './page-assets.provider.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

interface PageFrame {
  readonly words: TrackingVocabulary;
  readonly assets: PageAssets;
  readonly title: string;
  readonly company: TrackedCompany | null;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

const NO_COMPANY = { name: null, logoUrl: null, color: null };
const DEFAULT_COLOR = '#0f3d3e';

export function Layout({ words, assets, title, company, head, children }: PageFrame) {
  const { name, logoUrl, color } = company ?? NO_COMPANY;
  const style = assets.url('tracking-page.css');
  return (
    <Document
      language={words.language}
      title={title}
      styles={color === null ? [style] : [style, brandStylePath(color)]}
      head={
        <>
          <meta name="robots" content="noindex, nofollow" />
          <meta name="theme-color" content={color ?? DEFAULT_COLOR} />
          {head}
          <link rel="icon" href={logoUrl ?? 'data:,'} />
        </>
      }
    >
      <header className="company">
        <div>
          {logoUrl !== null && <img src={logoUrl} alt="" fetchPriority="low" />}
          <p>
            {name !== null && <b>{name}</b>} <span>{words.pageName}</span>
          </p>
        </div>
      </header>
      {children}
    </Document>
  );
}

/** The page loads its own script and style, pictures of proofs, and tiles of a configured map server. */
export function pageHeaders(
  publicUrl: string,
  tileUrl: string | null,
  language: Language,
  /** Whether the page sends a form. */
  asks = false,
): Record<string, string> {
  const pictures = ["'self'", 'data:', new URL(publicUrl).origin, ...(tileUrl ? [tileOrigin(tileUrl)] : [])];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${pictures.join(' ')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${asks ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Content-Language': language,
    Vary: 'Accept-Language',
  };
}

/** `{s}` stands for several servers. */
export function tileOrigin(tileUrl: string): string {
  const { origin } = new URL(tileUrl.replace('{s}', 'servers'));
  return origin.replace('//servers.', '//*.');
}

interface ErrorPage {
  readonly language: Language;
  readonly publicUrl: string;
  readonly assets: PageAssets;
}

/** Sends an error page in the reader's language. Scripts only look at the status. */
export async function sendErrorPage(
  status: number,
  response: Response,
  { language, publicUrl, assets }: ErrorPage,
): Promise<void> {
  const words = vocabularyOf(language);
  const { title, detail } = words.errors[errorOf(status)];
  response.status(status).set(pageHeaders(publicUrl, null, language));
  if (status === 503) response.setHeader('Retry-After', '5');
  const page = (
    <Layout words={words} assets={assets} title={title} company={null}>
      <main>
        <section className="card status failed">
          <h1>{title}</h1>
          <p>{detail}</p>
        </section>
      </main>
    </Layout>
  );
  response.type('html').send(await documentMarkup(page));
}

function errorOf(status: number): keyof TrackingVocabulary['errors'] {
  if (status === 404) return 'unknown';
  if (status === 429) return 'tries';
  if (status === 503) return 'busy';
  return status < 500 ? 'malformed' : 'failed';
}
