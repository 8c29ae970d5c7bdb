import { addProblemWords } from '../../ground/api/problem-words.js';
import { Problem } from '../../ground/api/problem.js';

addProblemWords({
  courier_not_found: 'Este entregador não existe mais.',
  merchant_not_found: 'Esta loja não existe mais.',
  package_dimensions_required: 'Este veículo pede peso e medidas do pacote.',
  package_over_limits: 'O pacote passa do limite deste veículo.',
  invoicing_not_enabled: 'Esta loja não tem faturamento. Escolha outra forma de pagamento.',
  payment_method_unavailable: 'Esta forma de pagamento não está disponível.',
  order_not_cancellable: 'Este pedido não pode mais ser cancelado.',
  order_grouped: 'O pedido já está em um grupo.',
  courier_unavailable: 'O entregador não pode receber este pedido agora.',
  courier_blocked: 'O entregador está bloqueado.',
  courier_not_approved: 'O cadastro do entregador não está aprovado.',
  bulk_under_way: 'Seu último comando em lote ainda está em andamento. Espere terminar.',
  request_already_decided: 'Outra pessoa já decidiu. A lista foi atualizada.',
  payment_not_found: 'Este pagamento não existe mais.',
  tariff_not_found: 'Nenhuma tarifa ativa serve para este veículo, categoria e loja.',
  vehicle_type_not_found: 'Este tipo de veículo não existe mais.',
  category_not_found: 'Esta categoria não existe mais.',
  service_area_not_found: 'Esta área não existe mais.',
  document_not_found: 'Isto não existe mais.',
  nothing_to_invoice: 'Nenhum pedido encerrado espera por fatura neste período.',
  invoice_settled: 'A fatura já foi paga ou cancelada.',
});

/** English texts of refusals that an answer names by their code only, as that of a bulk command for each order. */
const REFUSALS_EN: Readonly<Record<string, string>> = {
  order_not_found: 'This order does not exist any more.',
  order_not_active: 'The order has ended.',
  order_not_cancellable: 'This order can no longer be cancelled.',
  order_grouped: 'The order is in a group already.',
  courier_not_found: 'This courier does not exist any more.',
  courier_unavailable: 'The courier cannot take this order now.',
  courier_blocked: 'The courier is blocked.',
  courier_not_approved: 'The courier’s application is not approved.',
  merchant_not_found: 'This merchant does not exist any more.',
  nothing_to_invoice: 'No ended order waits for an invoice in this period.',
};

/** A refusal code as a Problem, which has a text. */
export function refusalOf(code: string): Problem {
  return new Problem(409, code, REFUSALS_EN[code] ?? code.replaceAll('_', ' '));
}
