import { language } from '../language.js';
import { Problem } from './problem.js';

const PT: Record<string, string> = {
  offline: 'Sem conexão com o servidor. Verifique a rede e tente de novo.',
  credential_invalid: 'Sua sessão terminou. Entre de novo.',
  session_changed: 'Outra pessoa entrou neste navegador. Abra a página de novo.',
  forbidden: 'Seu perfil não permite esta ação.',
  order_not_found: 'Este pedido não existe mais.',
  not_unique: 'Já existe um cadastro com este dado.',
  address_not_found: 'Endereço não encontrado. Confira rua e número.',
  outside_service_area: 'O endereço fica fora da área de atendimento.',
  transition_refused: 'O pedido já avançou e não aceita mais esta ação.',
  order_not_active: 'O pedido já terminou.',
  insufficient_balance: 'O saldo da carteira não cobre o valor.',
  limit_reached: 'São itens demais de uma vez.',
  wrong_code: 'O código não confere. Espere o próximo e tente de novo.',
  too_many_attempts: 'Muitas tentativas. Espere alguns minutos.',
  rate_limited: 'Muitas tentativas. Espere um minuto e tente de novo.',
  external_service_unavailable: 'Um serviço externo não respondeu. Tente de novo em instantes.',
  invalid_value: 'Há um valor inválido.',
  required_value: 'Falta preencher um campo.',
};
const EN: Readonly<Record<string, string>> = {
  offline: 'The server cannot be reached. Check the network and try again.',
  credential_invalid: 'Your session has ended. Sign in again.',
  forbidden: 'Your role does not allow this.',
  address_not_found: 'Address not found. Check street and number.',
  transition_refused: 'The order has moved on and no longer allows this.',
};

/** Adds an app's own error codes; those of every app are in this file. In English the API's own sentence is shown. */
export function addProblemWords(portuguese: Readonly<Record<string, string>>): void {
  Object.assign(PT, portuguese);
}

/** The text of a refusal; in English the API's own sentence. */
export function problemText(error: unknown): string {
  const pt = language() === 'pt';
  if (!(error instanceof Problem))
    return pt ? 'Algo deu errado. Tente de novo.' : 'Something went wrong. Try again.';
  const known = (pt ? PT : EN)[error.code];
  if (known !== undefined) return known;
  if (error.status === 429) return pt ? (PT['rate_limited'] ?? '') : error.message;
  if (error.status >= 500)
    return pt ? 'O servidor falhou. Tente de novo em instantes.' : 'The server failed. Try again shortly.';
  return error.message;
}

/** Portuguese texts of faulty fields, by the API's own sentence. */
const FIELD_PT: Readonly<Record<string, string>> = {
  'A value is required': 'Preencha este campo.',
  'Somebody else has this value already': 'Já existe um cadastro com este dado.',
  'The URL must use https': 'O endereço precisa começar com https.',
  'The URL must lead to a public address': 'O endereço precisa ser público.',
};

/** The text of a refusal for one field of a form; undefined when it is about another field. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  const [said] = error.fields[field] ?? [];
  if (said === undefined) return undefined;
  return language() === 'pt' ? (FIELD_PT[said] ?? 'Este valor não é válido.') : said;
}
