import { words } from '../ground/language.js';

/** What refusals of this app's API say to a developer. */
export const portalProblems: Readonly<Record<string, string>> = {
  forbidden: 'Seu papel na equipe não permite isto.',
  wrong_password: 'A senha não confere.',
  limit_reached: 'O limite foi alcançado.',
};

export const portalWords = words(
  {
    portal: 'Desenvolvedores',
    navigation: 'Telas',
    apps: 'Aplicativos',
    team: 'Equipe',
    docs: 'Documentação',
    account: 'Conta',
    out: 'Sair',
    enter: 'Entrar',
    offline: 'Sem internet. O que está na tela pode ter mudado.',
    save: 'Salvar',
    saved: 'Salvo',
    more: 'Ver mais',
    never: 'nunca',
    none: 'Nada por aqui ainda.',
  },
  {
    portal: 'Developers',
    navigation: 'Screens',
    apps: 'Apps',
    team: 'Team',
    docs: 'Documentation',
    account: 'Account',
    out: 'Sign out',
    enter: 'Sign in',
    offline: 'No network. What is shown may have changed.',
    save: 'Save',
    saved: 'Saved',
    more: 'Show more',
    never: 'never',
    none: 'Nothing here yet.',
  },
);
