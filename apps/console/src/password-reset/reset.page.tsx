import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type ResetPersonKind } from '#domain';
import { Document, documentMarkup } from '../http/html.page.js';
import { WORDS } from './words.js';

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

/** Lengths that the form asks for; the core checks the rest. */
const MIN_LENGTHS: Record<ResetPersonKind, number> = {
  ...PASSWORD_MIN_LENGTH,
  operator: PASSWORD_MIN_LENGTH.operatorWithFactor,
};

function detail(page: ResetPage): string {
  if (page.state === 'ended' || page.state === 'done') return words[page.state];
  const rule = words.rule(RULES[page.owner]);
  return page.state === 'ask' ? words.once(rule) : rule;
}

export function resetPage(style: string, page: ResetPage): Promise<string> {
  const { state } = page;
  const title = words.titles[state];
  return documentMarkup(
    <Document language="pt-BR" title={title} styles={[style]}>
      <main className="alone">
        <section className="card">
          <h1>{title}</h1>
          <p>{detail(page)}</p>
          {(state === 'ask' || state === 'password') && <PasswordForm fewest={MIN_LENGTHS[page.owner]} />}
          {state === 'done' && (
            <p>
              <a href={LOG_IN[page.owner]}>{words.logIn}</a>
            </p>
          )}
        </section>
      </main>
    </Document>,
  );
}

function PasswordForm({ fewest }: { readonly fewest: number }) {
  return (
    <form method="post">
      <p>
        <label>
          {`${words.password} `}
          <input
            type="password"
            name="senha"
            autoComplete="new-password"
            minLength={fewest}
            maxLength={PASSWORD_MAX_LENGTH}
            required
          />
        </label>
      </p>
      <button type="submit">{words.save}</button>
    </form>
  );
}
