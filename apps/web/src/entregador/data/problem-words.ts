import { COMMON_PROBLEMS } from '../../ground/api/common-problems.js';
import type { ProblemTexts } from '../../ground/api/problem-texts.js';

/** What refusals of the courier API say to a courier. */
export const courierProblems: ProblemTexts = {
  ...COMMON_PROBLEMS,
  caller_blocked: 'Seu acesso está suspenso. Fale com a central.',
  forbidden: 'Seu cadastro não permite esta ação. Fale com a central.',
  wrong_code: 'O código não confere. Peça o código de novo ao cliente.',
  too_many_attempts: 'Muitas tentativas. Espere um minuto e tente de novo.',
  order_not_found: 'Este pedido não está mais com você.',
  order_grouped: 'Este pedido vai junto com outros. Fale com a central.',
  stop_not_found: 'Esta entrega não está mais no pedido.',
  offer_not_found: 'Esta oferta não existe mais.',
  offer_gone: 'Esta oferta não vale mais.',
  courier_not_found: 'Seu cadastro não existe mais. Fale com a central.',
  courier_unavailable: 'Você não pode receber este pedido agora.',
  courier_blocked: 'Você está bloqueado para novas ofertas.',
  courier_not_approved: 'Seu cadastro ainda não foi aprovado.',
  hub_not_found: 'Não existe empresa com este número.',
  vehicle_type_not_found: 'Este tipo de veículo não existe mais. Escolha outro.',
  area_paused: 'A região não recebe pedidos agora. Fale com a central.',
  tariff_not_found: 'Não há preço para este trajeto. Fale com a central.',
  proof_required: 'Falta a foto ou a assinatura da entrega.',
  insufficient_balance: 'Seu saldo não cobre este valor.',
  withdrawal_blocked: 'Seus saques estão bloqueados. Fale com a central.',
  request_already_decided: 'A empresa já decidiu sobre este saque.',
  wallet_not_found: 'Este saque não existe mais.',
  limit_reached: 'São fotos demais ou a foto é grande demais.',
};
