import type { DomainErrorCode } from '#domain';

/** Why a refusal of the core is given, and what to do about it. */
export type Advice = readonly [cause: string, remedy: string];

const ELSEWHERE = 'O id é de outra empresa, foi apagado ou não existe';
const LIST_AGAIN = 'Leia a lista de novo e use um id dela; não repita a mesma chamada';
const CHECK_KEY = 'Confira qual chave você usa e o identificador';
const TRY_LATER = 'Repita com espera crescente (1 s, 2 s, 4 s …), respeitando Retry-After';
const ASK_QUOTE = 'Peça outra cotação, mostre o novo preço a quem decide e use o novo identificador';
const TO_COMPANY = 'Fale com a empresa de entregas: só ela muda isto';
const READ_AGAIN = 'Leia o pedido de novo e decida pela situação em que ele está';

export const ADVICE_PT = {
  credential_invalid: [
    'Credencial ausente, cortada, vencida, encerrada ou de outra API',
    'Veja o cabeçalho Credential-Hint; em Open Delivery peça outro token, nas outras confira a chave no painel',
  ],
  session_changed: ['Outra pessoa entrou neste navegador', 'Carregue a página de novo'],
  forbidden: [
    'A credencial é válida, mas não alcança este recurso',
    'Use a chave da central, ou peça à empresa outro alcance',
  ],
  caller_blocked: ['A empresa bloqueou este cliente', TO_COMPANY],
  rate_limited: [
    'Mais requisições por minuto do que a cota',
    'Espere os segundos de Retry-After; troque consultas repetidas por webhooks ou updated_since',
  ],
  order_not_found: ['O pedido não existe, é de outro cliente ou de outra central', CHECK_KEY],
  stop_not_found: ['O pedido não tem esta parada', 'Leia o pedido e use o id de uma das suas paradas'],
  offer_not_found: ['A oferta não é deste entregador', 'Leia as ofertas de novo'],
  merchant_not_found: [ELSEWHERE, LIST_AGAIN],
  courier_not_found: [ELSEWHERE, LIST_AGAIN],
  fleet_not_found: [ELSEWHERE, LIST_AGAIN],
  vehicle_type_not_found: ['A empresa não tem este tipo de veículo', LIST_AGAIN],
  category_not_found: [
    'A empresa não tem esta categoria',
    'Leia as categorias do tipo de veículo e use uma delas',
  ],
  service_area_not_found: [ELSEWHERE, LIST_AGAIN],
  tariff_not_found: [
    'A empresa não definiu preço para este veículo nesta área ou hora',
    'Escolha outro veículo; se nenhum tem preço, fale com a empresa',
  ],
  subscription_not_found: ['O webhook foi removido, ou outra credencial o cadastrou', LIST_AGAIN],
  delivery_not_found: [ELSEWHERE, LIST_AGAIN],
  credential_not_found: [
    'Não há registro com esta identificação',
    'Confira o tipo e o valor da identificação',
  ],
  document_not_found: ['O documento não existe ou foi trocado', LIST_AGAIN],
  evidence_not_found: [
    'Não há comprovante, ou o endereço dele venceu',
    'Leia o pedido: ele traz um endereço novo',
  ],
  hub_not_found: ['A central não existe', 'Confira a credencial'],
  operator_not_found: [ELSEWHERE, LIST_AGAIN],
  delivery_request_not_found: [
    'Nenhuma solicitação com este identificador foi feita com esta credencial',
    CHECK_KEY,
  ],
  group_not_found: ['O grupo se desfez ou não existe', READ_AGAIN],
  bulk_not_found: [
    'O lote não existe, é de outra credencial ou já foi esquecido',
    'Guarde os resultados assim que terminar',
  ],
  view_not_found: [ELSEWHERE, LIST_AGAIN],
  place_not_found: [ELSEWHERE, LIST_AGAIN],
  top_up_not_found: [ELSEWHERE, LIST_AGAIN],
  invoice_not_found: [ELSEWHERE, LIST_AGAIN],
  wallet_not_found: [ELSEWHERE, LIST_AGAIN],
  hand_in_not_found: [ELSEWHERE, LIST_AGAIN],
  payment_not_found: [ELSEWHERE, LIST_AGAIN],
  contest_not_found: [ELSEWHERE, LIST_AGAIN],
  shift_not_found: [ELSEWHERE, LIST_AGAIN],
  claim_not_found: [ELSEWHERE, LIST_AGAIN],
  team_not_found: ['Você não faz parte desta equipe', LIST_AGAIN],
  app_not_found: ['O aplicativo é de outra equipe ou foi excluído', LIST_AGAIN],
  review_not_found: [ELSEWHERE, LIST_AGAIN],
  connection_not_found: ['A loja desconectou o aplicativo', LIST_AGAIN],
  recorded_request_not_found: ['A requisição tem mais de 7 dias', 'Repita a chamada e olhe a nova'],
  invalid_value: [
    'O valor não tem a forma do documento',
    'Corrija o campo que a resposta nomeia; repetir não ajuda',
  ],
  required_value: ['Falta um campo obrigatório', 'Envie o campo que a resposta nomeia'],
  not_unique: ['Outro registro já tem este valor', 'Use o registro que existe, ou outro valor'],
  address_not_found: [
    'Nem rua nem cidade foram encontradas no mapa da empresa',
    'Envie latitude e longitude, que dispensam a busca; ou corrija rua, número e cidade',
  ],
  outside_service_area: [
    'Coleta ou entrega fica fora da área que a empresa atende',
    'Confira as coordenadas; se estão certas, a empresa não atende ali',
  ],
  area_paused: ['A empresa pausou a região por um momento', 'Tente de novo em alguns minutos, ou agende'],
  package_over_limits: [
    'Peso ou medidas passam do que o veículo leva',
    'Escolha um veículo maior, ou divida em dois pedidos',
  ],
  package_dimensions_required: [
    'Este veículo pede peso e medidas',
    'Envie peso, altura, largura e comprimento',
  ],
  invoicing_not_enabled: [
    'A empresa não fatura este cliente',
    'Pague pela carteira, ou peça à empresa o faturamento',
  ],
  payment_method_unavailable: [
    'A empresa não oferece esta forma de pagamento',
    'Envie outra, ou deixe o campo de fora',
  ],
  wrong_password: ['A senha não confere', 'Peça a senha de novo a quem a sabe; não repita sozinho'],
  plan_required: ['O plano da empresa não inclui este recurso', TO_COMPANY],
  price_changed: ['O preço já não é o que foi dito', ASK_QUOTE],
  quote_unknown: ['O identificador foi cortado, alterado ou é de outro servidor', ASK_QUOTE],
  quote_expired: ['Passou o prazo da cotação (15 minutos, se a empresa não mudou)', ASK_QUOTE],
  quote_used: ['Cada cotação vale para um pedido', ASK_QUOTE],
  quote_differs: [
    'O pedido não é o que foi cotado: a resposta nomeia o campo',
    'Envie o mesmo que cotou, ou cote de novo',
  ],
  limit_reached: ['Já há tantos registros quantos podem existir', 'Remova um que já não usa'],
  transition_refused: ['A situação do pedido não permite este passo', READ_AGAIN],
  order_not_cancellable: [
    'Um entregador já aceitou, ou o pedido já terminou',
    'Fale com a empresa, que ainda pode cancelar; o retorno pode ser cobrado',
  ],
  order_not_finished: ['O pedido ainda está em andamento', 'Espere o evento do fim e peça de novo'],
  order_not_active: ['O pedido já terminou, ou ainda não começou', READ_AGAIN],
  order_grouped: [
    'O pedido viaja num grupo',
    'Aja sobre o pedido que lidera o grupo, ou tire este do grupo antes',
  ],
  offer_gone: ['Outro aceitou, ou o prazo da oferta passou', 'Espere a próxima oferta'],
  courier_unavailable: [
    'O entregador está ocupado ou fora do ar',
    'Escolha outro, ou deixe a busca escolher',
  ],
  shift_overlaps: ['Há outro turno na mesma hora', 'Devolva o outro turno antes'],
  shift_closed: ['O prazo do turno passou', 'Escolha um turno que ainda está aberto'],
  courier_blocked: ['A empresa bloqueou o entregador', TO_COMPANY],
  courier_not_approved: ['O cadastro ainda espera aprovação', TO_COMPANY],
  withdrawal_blocked: ['Os saques deste entregador estão bloqueados', TO_COMPANY],
  insufficient_balance: [
    'O saldo não cobre o valor',
    'Recarregue a carteira, ou use outra forma de pagamento',
  ],
  proof_required: ['Esta entrega precisa de foto ou assinatura', 'Envie o comprovante antes de concluir'],
  wrong_code: [
    'O código não é o do destinatário',
    'Peça o código de novo; depois de cinco erros é preciso esperar um minuto',
  ],
  too_many_attempts: ['Tentativas demais em pouco tempo', 'Espere um minuto'],
  schedule_not_waiting: ['O agendamento já foi despachado ou cancelado', READ_AGAIN],
  request_already_decided: ['A solicitação já foi aceita ou recusada', READ_AGAIN],
  idempotency_conflict: [
    'A mesma chave veio antes com outro conteúdo',
    'Use uma chave por pedido; para o mesmo pedido, envie exatamente o mesmo corpo',
  ],
  bulk_under_way: ['O lote anterior ainda não terminou', 'Acompanhe-o até o fim e envie o próximo'],
  batch_refused: [
    'Outro pedido do lote foi recusado, e seriam todos ou nenhum',
    'Corrija o recusado, ou envie o lote sem exigir todos',
  ],
  nothing_to_invoice: ['Nenhum pedido encerrado espera fatura neste período', 'Escolha outro período'],
  invoice_settled: ['A fatura já foi paga ou cancelada', 'Leia a fatura de novo'],
  feature_disabled: ['A empresa desligou este recurso', TO_COMPANY],
  review_under_way: ['A análise está em andamento ou já foi decidida', 'Espere a decisão'],
  app_connected: ['A loja já conectou este aplicativo', 'Use a credencial que existe, ou renove-a'],
  secret_shown: [
    'As credenciais são mostradas uma vez',
    'Renove a credencial: a antiga deixa de valer na hora',
  ],
  claim_too_late: [
    'Passou o prazo para reclamar deste pedido',
    'Fale com a empresa; o prazo é definido por ela',
  ],
  grant_invalid: [
    'O código ou token da autorização já foi usado, venceu ou não é deste aplicativo',
    'Comece a autorização de novo em /loja/autorizar; não reutilize o código',
  ],
  scope_missing: [
    'A loja não deu ao aplicativo o escopo que esta chamada pede',
    'Peça o escopo numa nova autorização e espere a loja concordar',
  ],
  spending_limit_reached: [
    'O limite de gasto do dia, do subusuário ou do aplicativo, foi atingido',
    'Espere o próximo dia, ou peça à loja um limite maior; um pedido cancelado devolve o seu valor',
  ],
  storage_unavailable: ['O banco de dados não responde por um momento', TRY_LATER],
  hub_moving: ['A central está mudando de servidor; leva menos de um segundo', TRY_LATER],
  hub_moved: ['A central atende em outro endereço', 'Use o endereço do cabeçalho Location daqui em diante'],
  external_service_unavailable: ['Um serviço de que dependemos não responde', TRY_LATER],
} as const satisfies Record<DomainErrorCode, Advice>;
