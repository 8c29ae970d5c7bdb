import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type ResetPersonKind } from '#domain';
import { html } from '../tracking/html.mapper.js';

/** What the page shows, and whose password it changes. */
export type ResetPage =
  | { readonly state: 'ended' }
  | { readonly state: 'ask' | 'password' | 'done'; readonly owner: ResetPersonKind };

const LOG_IN: Record<ResetPersonKind, string> = {
  courier: '/entregador',
  merchant: '/loja',
  operator: '/painel',
};

const TITLES: Record<ResetPage['state'], string> = {
  ask: 'Escolha sua senha',
  password: 'Esta senha não pode ser usada',
  ended: 'Este link não vale mais',
  done: 'Senha salva',
};

const characters = (owner: keyof typeof PASSWORD_MIN_LENGTH) =>
  `${String(PASSWORD_MIN_LENGTH[owner])} caracteres`;

const RULES: Record<ResetPersonKind, string> = {
  courier: characters('courier'),
  merchant: characters('merchant'),
  operator: `${characters('operator')} (${characters('operatorWithFactor')} com o segundo fator)`,
};

/** What the form asks; the core asks for the rest. */
const FEWEST: Record<ResetPersonKind, number> = {
  ...PASSWORD_MIN_LENGTH,
  operator: PASSWORD_MIN_LENGTH.operatorWithFactor,
};

function detail(page: ResetPage): string {
  if (page.state === 'ended') return 'Ele já foi usado ou expirou. Peça outro e tente de novo.';
  if (page.state === 'done') return 'Entre com ela. As outras sessões foram encerradas.';
  const rule = `Use pelo menos ${RULES[page.owner]}, e não uma senha conhecida, como senha1234.`;
  return page.state === 'ask' ? `${rule} O link vale uma única vez.` : rule;
}

/** The form posts to the page's own address. */
function form(fewest: number) {
  return html`<form method="post">
    <p>
      <label
        >Senha
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
    <button type="submit">Salvar senha</button>
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
        <title>${TITLES[state]}</title>
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <main class="alone">
          <section class="card">
            <h1>${TITLES[state]}</h1>
            <p>${detail(page)}</p>
            ${asked !== null && form(asked)}
            ${state === 'done' && html`<p><a href="${LOG_IN[page.owner]}">Entrar</a></p>`}
          </section>
        </main>
      </body>
    </html>`.text;
}
