import type { DomainErrorCode } from '#domain';

/**
 * The answer to a refusal of the core. With `field`, a validation failure of that field (or of the one that the core
 * names); without it, the text alone.
 */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string;
  readonly field?: string;
  /** Texts that replace `text`, by the core's `reason`. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Always names this field, whatever the core names. */
  readonly fixed?: boolean;
  /** Key of the text; the categories endpoint has its own. */
  readonly key?: 'mensagem' | 'message';
}

export const VALIDATION_TEXT = 'Erro de validação';
export const NO_ACCESS_TEXT = 'Esta credencial não tem acesso a este recurso';
export const INVALID_CREDENTIAL_TEXT = 'Credencial inválida';
export const INTERNAL_TEXT = 'Erro interno. Tente novamente em instantes';
export const UNAVAILABLE_TEXT = 'Serviço temporariamente indisponível. Tente novamente em instantes';
export const UNKNOWN_ROUTE_TEXT = 'Rota não encontrada';
export const WRONG_METHOD_TEXT = 'Método não permitido nesta rota';
export const TOO_LARGE_TEXT = 'O corpo da requisição é grande demais';
export const TOO_MANY_TEXT = 'Muitas requisições. Aguarde e tente novamente';

const notFound = (text: string): ErrorAnswer => ({ status: 404, text });
const NO_ADDRESS =
  'Endereço não encontrado: confira a rua e a cidade, ou envie latitude e longitude, que dispensam a busca';
const refused = (text: string): ErrorAnswer => ({ status: 422, text });
const field = (name: string, text: string): ErrorAnswer => ({ status: 400, text, field: name });

export const FULL_API_ERRORS = {
  credential_invalid: { status: 401, text: INVALID_CREDENTIAL_TEXT },
  session_changed: { status: 401, text: INVALID_CREDENTIAL_TEXT },
  grant_invalid: refused('O código ou token não vale'),
  forbidden: { status: 403, text: NO_ACCESS_TEXT },
  scope_missing: { status: 403, text: NO_ACCESS_TEXT },
  caller_blocked: { status: 403, text: 'Este cliente está bloqueado e não pode criar pedidos' },
  rate_limited: { status: 429, text: TOO_MANY_TEXT },

  order_not_found: notFound('Pedido não encontrado'),
  stop_not_found: notFound('Local de entrega não encontrado'),
  offer_not_found: notFound('Oferta não encontrada'),
  merchant_not_found: notFound('Usuário não encontrado'),
  courier_not_found: notFound('Entregador não encontrado'),
  fleet_not_found: notFound('Frota não encontrada'),
  vehicle_type_not_found: notFound('Tipo de veículo não encontrado'),
  category_not_found: notFound('Categoria não encontrada'),
  service_area_not_found: notFound('Área de atendimento não encontrada'),
  tariff_not_found: field('tipo_veiculo_id', 'Não há tarifa para este tipo de veículo'),
  subscription_not_found: notFound('Webhook não encontrado'),
  delivery_not_found: notFound('Entrega não encontrada'),
  credential_not_found: notFound('Credencial não encontrada'),
  document_not_found: notFound('Documento não encontrado'),
  evidence_not_found: notFound('Comprovante não encontrado'),
  hub_not_found: notFound('Central não encontrada'),
  operator_not_found: notFound('Operador não encontrado'),
  delivery_request_not_found: notFound('Solicitação não encontrada'),
  group_not_found: notFound('Grupo não encontrado'),
  bulk_not_found: notFound('Comando não encontrado'),
  view_not_found: notFound('Vista não encontrada'),
  place_not_found: notFound('Endereço não encontrado'),
  top_up_not_found: notFound('Recarga não encontrada'),
  invoice_not_found: notFound('Fatura não encontrada'),
  hand_in_not_found: notFound('Entrega de dinheiro não encontrada'),
  wallet_not_found: notFound('Carteira não encontrada'),
  payment_not_found: notFound('Pagamento não encontrado'),
  contest_not_found: notFound('Contestação não encontrada'),
  claim_not_found: notFound('Reclamação não encontrada'),
  shift_not_found: notFound('Turno não encontrado'),
  team_not_found: notFound('Equipe não encontrada'),
  app_not_found: notFound('Aplicativo não encontrado'),
  review_not_found: notFound('Análise não encontrada'),
  connection_not_found: notFound('Conexão não encontrada'),
  recorded_request_not_found: notFound('Requisição não encontrada'),

  invalid_value: field('valor', 'O valor informado é inválido'),
  required_value: field('valor', 'O valor é obrigatório'),
  not_unique: {
    ...field('email', 'Este e-mail já está em uso'),
    reasons: { used_by_another_movement: 'Id externo já usado em outro lançamento' },
  },
  address_not_found: field('endereco', NO_ADDRESS),
  outside_service_area: field('endereco', 'Endereço fora da área de atendimento'),
  area_paused: field('endereco', 'A região não recebe novos pedidos no momento'),
  package_over_limits: field(
    'dimensoes_pacote',
    'O pacote excede os limites de peso e dimensões do tipo de veículo',
  ),
  package_dimensions_required: field(
    'dimensoes_pacote',
    'O peso e as dimensões do pacote são obrigatórios para este tipo de veículo',
  ),
  invoicing_not_enabled: field(
    'metodo_pagamento',
    'O pagamento faturado não está habilitado para este cliente',
  ),
  payment_method_unavailable: field('metodo_pagamento', 'Esta forma de pagamento não está disponível'),
  wrong_password: { ...field('senha', 'A senha não confere'), fixed: true },
  plan_required: {
    status: 403,
    text: 'Eventos de entregador estão disponíveis nos planos Premium e Platina',
  },
  price_changed: refused('O preço mudou: consulte o valor de novo'),
  quote_unknown: field('Quote-Id', 'Esta cotação não é nossa: peça outra com Prefer: hold'),
  quote_expired: field('Quote-Id', 'Esta cotação venceu: peça outra com Prefer: hold'),
  quote_used: field('Quote-Id', 'Esta cotação já foi usada por um pedido: peça outra com Prefer: hold'),
  quote_differs: field('Quote-Id', 'Não é o que foi cotado: peça outra cotação, ou envie o mesmo'),
  limit_reached: { status: 400, text: 'O limite de registros foi atingido' },

  transition_refused: refused('A situação atual do pedido não permite esta operação'),
  order_not_cancellable: { status: 400, text: 'O pedido não pode ser cancelado' },
  order_not_finished: refused('O pedido ainda não foi finalizado'),
  claim_too_late: refused('O prazo para reclamar terminou'),
  order_not_active: refused('O pedido não está em andamento'),
  order_grouped: refused('O pedido faz parte de um grupo'),
  offer_gone: refused('Esta oferta não está mais disponível'),
  shift_overlaps: refused('Há outro turno nesse horário'),
  shift_closed: refused('O prazo deste turno passou'),
  courier_unavailable: refused('O entregador não está disponível'),
  courier_blocked: refused('O entregador está bloqueado'),
  courier_not_approved: refused('O cadastro do entregador ainda não foi aprovado'),
  withdrawal_blocked: refused('Os saques deste entregador estão bloqueados'),
  spending_limit_reached: refused('O limite do dia deste usuário ou aplicativo foi atingido'),
  insufficient_balance: { status: 400, text: 'Saldo insuficiente' },
  proof_required: refused('A prova de entrega é obrigatória'),
  wrong_code: field('codigo_confirmacao', 'O código de confirmação não confere'),
  too_many_attempts: { status: 429, text: 'Muitas tentativas. Aguarde e tente novamente' },
  schedule_not_waiting: refused('O pedido não está agendado'),
  request_already_decided: refused('Esta solicitação já foi decidida'),
  bulk_under_way: refused('O comando anterior ainda está em andamento'),
  batch_refused: refused('Outro pedido do lote foi recusado, e seriam todos ou nenhum'),
  nothing_to_invoice: refused('Nenhum pedido encerrado aguarda fatura'),
  invoice_settled: refused('A fatura já foi paga ou cancelada'),
  review_under_way: refused('A análise está em andamento ou já foi decidida'),
  app_connected: refused('O aplicativo já está conectado'),
  secret_shown: refused('As credenciais já foram mostradas'),
  idempotency_conflict: refused('Esta Idempotency-Key já foi usada com outro corpo'),
  feature_disabled: { status: 400, text: 'Esta opção não está habilitada para a central' },

  storage_unavailable: { status: 503, text: UNAVAILABLE_TEXT },
  hub_moving: { status: 503, text: UNAVAILABLE_TEXT },
  hub_moved: { status: 421, text: 'A central atende em outro endereço: veja o cabeçalho Location' },
  external_service_unavailable: { status: 503, text: UNAVAILABLE_TEXT },
} as const satisfies Record<DomainErrorCode, ErrorAnswer>;
