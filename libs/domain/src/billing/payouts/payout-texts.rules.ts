/** What statements, banks and the panel show of payouts, beside the provider's own words. */
export const PAYOUT_TEXTS = {
  /** On the receiver's bank statement. */
  transfer: 'Repasse de entregas',
  scheduled: 'Saque programado',
  /** On the courier's statement, before the bank's reason. */
  returned: 'Saque devolvido:',
  noReason: 'O banco não aceitou a transferência',
  noProvider: 'Nenhum provedor de pagamentos conectado',
  paidThoughReturned: 'O provedor diz que pagou depois de o valor voltar à carteira',
  failedThoughPaid: 'O provedor diz que falhou depois de confirmar o pagamento',
  notOurs: 'A transferência não é de um saque aprovado nesta plataforma',
} as const;
