import type { DomainErrorCode } from '#domain';

interface Answer {
  status: 400 | 401 | 403 | 404 | 421 | 422 | 429 | 500 | 503;
  detail: string;
}

const invalid = (detail: string): Answer => ({ status: 400, detail });
const forbidden = (detail: string): Answer => ({ status: 403, detail });
const notFound = (detail: string): Answer => ({ status: 404, detail });
const refused = (detail: string): Answer => ({ status: 422, detail });
const unavailable = (detail: string): Answer => ({ status: 503, detail });

const NO_ORDER = 'Pedido não encontrado';
const NO_VEHICLE = 'Nenhum veículo da operação atende ao tipo pedido';

/** This protocol's answer to each refusal of the core. */
export const OPEN_DELIVERY_ERRORS = {
  credential_invalid: { status: 401, detail: 'Token ausente, inválido ou expirado' },
  session_changed: { status: 401, detail: 'Token ausente, inválido ou expirado' },
  grant_invalid: refused('O código ou token não vale'),
  forbidden: forbidden('Esta credencial não tem permissão para isto'),
  scope_missing: forbidden('Esta credencial não tem permissão para isto'),
  caller_blocked: forbidden('Estabelecimento bloqueado'),
  feature_disabled: forbidden('A integração Open Delivery está desativada para este estabelecimento'),
  plan_required: forbidden('O plano da operação não inclui este recurso'),
  rate_limited: { status: 429, detail: 'Muitas requisições: aguarde o tempo indicado em Retry-After' },

  order_not_found: notFound(NO_ORDER),
  delivery_request_not_found: notFound(NO_ORDER),
  stop_not_found: notFound(NO_ORDER),
  offer_not_found: notFound('Oferta não encontrada'),
  merchant_not_found: notFound('Estabelecimento não encontrado'),
  courier_not_found: notFound('Entregador não encontrado'),
  fleet_not_found: notFound('Frota não encontrada'),
  vehicle_type_not_found: notFound(NO_VEHICLE),
  category_not_found: notFound('Categoria não encontrada'),
  service_area_not_found: notFound('Área de atendimento não encontrada'),
  tariff_not_found: notFound('Não há tarifa para esta entrega'),
  subscription_not_found: notFound('Webhook não encontrado'),
  delivery_not_found: notFound('Envio não encontrado'),
  credential_not_found: notFound('Credencial não encontrada'),
  document_not_found: notFound('Documento não encontrado'),
  evidence_not_found: notFound('Comprovante não encontrado'),
  hub_not_found: notFound('Operação não encontrada'),
  operator_not_found: notFound('Operador não encontrado'),
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
  address_not_found: notFound(
    'Endereço não encontrado: confira rua e cidade, ou envie latitude e longitude, que dispensam a busca',
  ),
  outside_service_area: notFound('Endereço fora da área de atendimento'),
  area_paused: notFound('A região não recebe novos pedidos no momento'),

  invalid_value: invalid('Valor inválido'),
  required_value: invalid('Valor obrigatório'),
  not_unique: refused('Valor já usado'),
  package_over_limits: notFound('O pacote não cabe em nenhum veículo pedido'),
  package_dimensions_required: invalid('O veículo pedido exige packageVolume'),
  invoicing_not_enabled: refused('Forma de cobrança indisponível para o estabelecimento'),
  payment_method_unavailable: refused('Forma de cobrança indisponível para o estabelecimento'),
  wrong_password: refused('Senha incorreta'),
  price_changed: refused('O preço mudou: consulte o valor de novo'),
  quote_unknown: refused('A cotação não existe: consulte o valor de novo'),
  quote_expired: refused('A cotação venceu: consulte o valor de novo'),
  quote_used: refused('A cotação já foi usada: consulte o valor de novo'),
  quote_differs: refused('O pedido não é o que foi cotado: consulte o valor de novo'),
  limit_reached: refused('Limite atingido'),

  transition_refused: refused('O estado atual da entrega não permite esta operação'),
  order_not_cancellable: refused('A entrega não pode mais ser cancelada'),
  order_not_finished: refused('A entrega ainda não terminou'),
  claim_too_late: refused('O prazo para reclamar terminou'),
  order_not_active: refused('A entrega já terminou'),
  order_grouped: refused('A entrega está combinada com outras'),
  offer_gone: refused('A oferta não está mais disponível'),
  shift_overlaps: refused('Há outro turno nesse horário'),
  shift_closed: refused('O prazo deste turno passou'),
  courier_unavailable: refused('Entregador indisponível'),
  courier_blocked: refused('Entregador bloqueado'),
  courier_not_approved: refused('Entregador não aprovado'),
  withdrawal_blocked: refused('Saque bloqueado'),
  spending_limit_reached: refused('O limite do dia deste usuário ou aplicativo foi atingido'),
  insufficient_balance: refused('Saldo insuficiente'),
  proof_required: refused('Comprovante obrigatório'),
  wrong_code: refused('Código incorreto'),
  too_many_attempts: { status: 429, detail: 'Muitas tentativas: aguarde' },
  schedule_not_waiting: refused('O agendamento já foi despachado'),
  request_already_decided: refused('A solicitação já foi decidida'),
  bulk_under_way: refused('O comando anterior ainda está em andamento'),
  batch_refused: refused('Outro pedido do lote foi recusado, e seriam todos ou nenhum'),
  nothing_to_invoice: refused('Nenhum pedido encerrado aguarda fatura'),
  invoice_settled: refused('A fatura já foi paga ou cancelada'),
  review_under_way: refused('A análise está em andamento ou já foi decidida'),
  app_connected: refused('O aplicativo já está conectado'),
  secret_shown: refused('As credenciais já foram mostradas'),
  idempotency_conflict: refused('Este orderId já foi usado com outro conteúdo'),

  storage_unavailable: unavailable('Temporariamente indisponível: tente novamente com espera crescente'),
  hub_moving: unavailable('Temporariamente indisponível: tente novamente com espera crescente'),
  hub_moved: { status: 421, detail: 'A operação atende em outro endereço: veja o cabeçalho Location' },
  external_service_unavailable: unavailable(
    'Temporariamente indisponível: tente novamente com espera crescente',
  ),
} as const satisfies Record<DomainErrorCode, Answer>;

/** The callers' paths of the core's fields. */
export const FIELD_PATHS: Readonly<Record<string, string>> = {
  'pickup.address': 'pickupAddress',
  'pickup.latitude': 'pickupAddress.latitude',
  'stops.0.address': 'deliveryAddress',
  'stops.0.latitude': 'deliveryAddress.latitude',
  'package.weightKg': 'totalWeight',
  'package.heightCm': 'packageVolume',
  'package.widthCm': 'packageVolume',
  'package.lengthCm': 'packageVolume',
  'vehicle.type': 'vehicle.type',
};
