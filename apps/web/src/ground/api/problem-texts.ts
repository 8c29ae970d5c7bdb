export type ProblemTexts = Readonly<Record<string, string>>;

/** Portuguese texts of refusals that every app can meet, by the core's code. */
export const COMMON_PROBLEMS: ProblemTexts = {
  offline: 'Sem conexão com o servidor. Verifique a rede e tente de novo.',
  credential_invalid: 'Sua sessão terminou. Entre de novo.',
  session_changed: 'Outra pessoa entrou neste navegador. Abra a página de novo.',
  forbidden: 'Seu perfil não permite esta ação.',
  caller_blocked: 'Esta conta está bloqueada. Fale com a empresa.',
  rate_limited: 'Muitas tentativas. Espere um minuto e tente de novo.',
  too_many_attempts: 'Muitas tentativas. Espere alguns minutos.',
  order_not_found: 'Este pedido não existe mais.',
  document_not_found: 'Isto não existe mais. Abra a tela de novo.',
  evidence_not_found: 'Esta foto não existe mais. Envie de novo.',
  not_unique: 'Já existe um cadastro com este dado.',
  address_not_found: 'Endereço não encontrado. Confira rua e número.',
  outside_service_area: 'O endereço fica fora da área de atendimento.',
  transition_refused: 'O pedido já avançou e não aceita mais esta ação.',
  order_not_active: 'O pedido já terminou.',
  insufficient_balance: 'O saldo da carteira não cobre o valor.',
  limit_reached: 'O limite foi atingido. Envie menos de uma vez ou remova o que não usa mais.',
  wrong_password: 'A senha não confere.',
  wrong_code: 'O código não confere. Espere o próximo e tente de novo.',
  idempotency_conflict: 'Isto já foi enviado com outros dados. Confira a lista antes de enviar de novo.',
  feature_disabled: 'Esta função está desligada.',
  plan_required: 'O plano da empresa não inclui esta função.',
  storage_unavailable: 'O servidor está ocupado. Tente de novo em instantes.',
  hub_moving: 'O sistema está em manutenção por um instante. Tente de novo em alguns segundos.',
  hub_moved: 'A empresa mudou de servidor. Abra a página de novo.',
  external_service_unavailable: 'Um serviço externo não respondeu. Tente de novo em instantes.',
  invalid_value: 'Um dos dados não é válido. Confira e tente de novo.',
  required_value: 'Falta preencher um campo.',
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
