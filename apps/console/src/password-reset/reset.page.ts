import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type ResetPersonKind } from '#domain';
import { html } from '../tracking/html.mapper.js';
import { WORDS } from './words.js';

/** What the page shows, and whose password it changes. */
export type ResetPage =
  | { readonly state: 'ended' }
  | { readonly state: 'ask' | 'password' | 'done'; readonly owner: ResetPersonKind };

const LOG_IN: Record<ResetPersonKind, string> = {
  courier: '/entregador',
  merchant: '/loja',
  operator: '/painel',
};

const words = WORDS.pt;

const characters = (owner: keyof typeof PASSWORD_MIN_LENGTH) => words.characters(PASSWORD_MIN_LENGTH[owner]);

const RULES: Record<ResetPersonKind, string> = {
  courier: characters('courier'),
  merchant: characters('merchant'),
  operator: words.operator({ length: characters('operator'), withFactor: characters('operatorWithFactor') }),
};

/** What the form asks; the core asks for the rest. */
const FEWEST: Record<ResetPersonKind, number> = {
  ...PASSWORD_MIN_LENGTH,
  operator: PASSWORD_MIN_LENGTH.operatorWithFactor,
};

function detail(page: ResetPage): string {
  if (page.state === 'ended' || page.state === 'done') return words[page.state];
  const rule = words.rule(RULES[page.owner]);
  return page.state === 'ask' ? words.once(rule) : rule;
}

/** The form posts to the page's own address. */
function form(fewest: number) {
  return html`<form method="post">
    <p>
      <label
        >${words.password}
        <input
          type="password"
          name="senha"
          autocomplete="new-password"
          minlength="${String(fewest)}"
          maxlength="${String(PASSWORD_MAX_LENGTH)}"
          required
        />
      </label>
    </p>
    <button type="submit">${words.save}</button>
  </form>`;
}

export function resetPage(styleUrl: string, page: ResetPage): string {
  const { state } = page;
  const asked = state === 'ask' || state === 'password' ? FEWEST[page.owner] : null;
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.titles[state]}</title>
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <main class="alone">
          <section class="card">
            <h1>${words.titles[state]}</h1>
            <p>${detail(page)}</p>
            ${asked !== null && form(asked)}
            ${state === 'done' && html`<p><a href="${LOG_IN[page.owner]}">${words.logIn}</a></p>`}
          </section>
        </main>
      </body>
    </html>`.text;
}
