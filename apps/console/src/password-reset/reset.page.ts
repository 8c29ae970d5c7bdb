import type { ResetPersonKind } from '#domain';
import { html } from '../tracking/html.mapper.js';

type ResetPageState = 'ask' | 'password' | 'ended' | 'done';

/** What the page shows; once it is done, whose app to log in to. */
export interface ResetPage {
  readonly state: ResetPageState;
  readonly kind?: ResetPersonKind;
}

const LOG_IN: Record<ResetPersonKind, string> = {
  courier: '/entregador',
  merchant: '/loja',
  operator: '/painel',
};

const TITLES: Record<ResetPageState, string> = {
  ask: 'Escolha uma nova senha',
  password: 'Esta senha não pode ser usada',
  ended: 'Este link não vale mais',
  done: 'Senha alterada',
};
const DETAILS: Record<ResetPageState, string> = {
  ask: 'Use pelo menos 8 caracteres. O link vale uma única vez.',
  password: 'Use pelo menos 8 caracteres.',
  ended: 'Ele já foi usado ou expirou. Peça outro e tente de novo.',
  done: 'Entre com a nova senha. As outras sessões foram encerradas.',
};

/** The form posts to the page's own address. */
export function resetPage(styleUrl: string, { state, kind }: ResetPage): string {
  const asks = state === 'ask' || state === 'password';
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
        <main>
          <section class="card">
            <h1>${TITLES[state]}</h1>
            <p>${DETAILS[state]}</p>
            ${
              asks &&
              html`<form method="post">
                <p>
                  <label
                    >Nova senha
                    <input type="password" name="senha" autocomplete="new-password" minlength="8" required />
                  </label>
                </p>
                <button type="submit">Salvar</button>
              </form>`
            }
            ${kind !== undefined && html`<p><a href="${LOG_IN[kind]}">Entrar</a></p>`}
          </section>
        </main>
      </body>
    </html>`.text;
}
