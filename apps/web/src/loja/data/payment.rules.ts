export type Payment = 'wallet' | 'invoiced' | 'online';

/** What is preselected wherever something is paid: the wallet where it covers the price, else the invoice. */
export function bestOf<P extends Payment>(
  payments: readonly P[],
  balance: number,
  price: number,
): P | 'wallet' {
  if (balance >= price && balance > 0) return 'wallet';
  return payments.find((one) => one === 'invoiced') ?? 'wallet';
}
