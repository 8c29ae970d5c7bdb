import type { ContestSubject } from './contest.entity.js';

const CONTESTED: Readonly<Record<ContestSubject, string>> = {
  charge: 'lançamento',
  missing_pay: 'valor de um pedido',
  block: 'bloqueio',
  difference: 'diferença no acerto',
};

/** What a statement calls the credit of a won contest. */
export function contestCreditText(
  about: ContestSubject,
  { publicId, charge }: { readonly publicId: string | null; readonly charge: string | null },
): string {
  const subject = publicId === null ? charge || CONTESTED[about] : `pedido ${publicId}`;
  return `Contestação aceita · ${subject}`;
}
