import type { ReactNode } from 'react';

let server: Promise<typeof import('react-dom/server')> | undefined;

/** React is loaded with the first page: a process that renders none does not load it. */
export async function markup(content: ReactNode): Promise<string> {
  server ??= import('react-dom/server');
  return (await server).renderToStaticMarkup(content);
}

export async function documentMarkup(content: ReactNode): Promise<string> {
  return `<!doctype html>${await markup(content)}`;
}

interface DocumentFrame {
  readonly language: string;
  readonly title: string;
  /** Addresses of styles; a later one wins. */
  readonly styles: readonly string[];
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Document({ language, title, styles, head, children }: DocumentFrame) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
