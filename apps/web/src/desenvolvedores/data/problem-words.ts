import { COMMON_PROBLEMS } from '../../ground/api/common-problems.js';
import type { ProblemTexts } from '../../ground/api/problem-texts.js';

/** What refusals of the developers' API say to a developer. */
export const portalProblems: ProblemTexts = {
  ...COMMON_PROBLEMS,
  caller_blocked: 'Esta conta está bloqueada. Fale com o suporte da plataforma.',
  forbidden: 'Seu papel na equipe não permite isto.',
  limit_reached: 'O limite foi atingido. Espere uma hora ou remova o que não usa mais.',
  team_not_found: 'Esta equipe não existe mais.',
  app_not_found: 'Este aplicativo não existe mais.',
  review_not_found: 'Este envio para revisão não existe mais.',
  review_under_way: 'A revisão está em andamento ou já foi decidida. Abra a tela de novo.',
  connection_not_found: 'A loja já desconectou este aplicativo.',
  app_connected: 'Este aplicativo já está conectado.',
  secret_shown: 'Esta credencial já foi mostrada e só aparece uma vez. Gere outra.',
  recorded_request_not_found: 'Esta requisição não está mais guardada.',
  subscription_not_found: 'O aplicativo ainda não tem webhook. Salve um endereço antes.',
  delivery_not_found: 'Esta mensagem não está mais guardada.',
  credential_not_found: 'Esta credencial já foi encerrada.',
  merchant_not_found: 'A loja de teste não existe mais.',
  hub_not_found: 'O ambiente de testes não existe mais.',
  courier_not_found: 'O entregador de teste não existe mais.',
  stop_not_found: 'Esta parada não existe mais no pedido.',
  order_not_cancellable: 'Este pedido não pode mais ser cancelado.',
  order_grouped: 'Este pedido já está em um grupo.',
  courier_unavailable: 'Nenhum entregador de teste está livre. Espere um pedido terminar.',
  offer_gone: 'A oferta deste pedido já terminou. Avance de novo.',
  offer_not_found: 'A oferta deste pedido já terminou. Avance de novo.',
  tariff_not_found: 'O ambiente de testes não tem preço para este veículo.',
  vehicle_type_not_found: 'Este tipo de veículo não existe mais.',
  request_already_decided: 'Isto já foi decidido. Abra a tela de novo.',
};
