export type ProblemTexts = Readonly<Record<string, string>>;

/** Portuguese texts of refusals that an app needs before it has loaded its own, by the core's code. */
export const FIRST_PROBLEMS: ProblemTexts = {
  offline: 'Sem conexão com o servidor. Verifique a rede e tente de novo.',
  session_changed: 'Outra pessoa entrou neste navegador. Abra a página de novo.',
  wrong_password: 'A senha não confere.',
};

/** Texts of refusals that come from before the core, or with a code that an old page does not know, by status. */
const STATUS_PROBLEMS: Readonly<Record<number, string>> = {
  401: 'Sua sessão terminou. Entre de novo.',
  403: 'Seu perfil não permite esta ação.',
  404: 'Isto não existe mais. Abra a tela de novo.',
  408: 'A conexão está lenta demais. Tente de novo.',
  409: 'Isto mudou enquanto você trabalhava. Confira como está agora e tente de novo.',
  410: 'Isto não existe mais. Abra a tela de novo.',
  413: 'O arquivo é grande demais. Envie um menor.',
  429: 'Muitas tentativas. Espere um minuto e tente de novo.',
};
const SERVER_FAILED = 'O servidor falhou. Tente de novo em instantes.';
const NOT_TAKEN = 'O servidor não aceitou. Confira os dados e tente de novo.';

/** The Portuguese text of a refusal: by its code, else by its status. */
export function portugueseProblem(texts: ProblemTexts, code: string, status: number): string {
  return texts[code] ?? STATUS_PROBLEMS[status] ?? (status >= 500 ? SERVER_FAILED : NOT_TAKEN);
}

/** Portuguese texts of faulty fields, by the API's own sentence. */
export const FIELD_PROBLEMS: ProblemTexts = {
  'A value is required': 'Preencha este campo.',
  'Somebody else has this value already': 'Já existe um cadastro com este dado.',
  'There are too many': 'Passou do limite. Use menos.',
  'The URL is not valid': 'O endereço não é válido. Copie-o inteiro, com https://.',
  'The URL must use https': 'O endereço precisa começar com https.',
  'The port of the URL is not allowed': 'A porta do endereço não é permitida. Use a 443.',
  'The URL must lead to a public address': 'O endereço precisa ser público.',
  'The host of the URL does not resolve':
    'O domínio do endereço não foi encontrado. Confira se está escrito certo.',
};
