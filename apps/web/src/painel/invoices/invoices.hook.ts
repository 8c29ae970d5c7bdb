import { useMutation } from '@tanstack/react-query';
import { type Answer, type Body, call, again } from '../../base/api/client.js';
import { Problem } from '../../base/api/problem.js';
import { closeInCalls } from './invoices.rules.js';

export type Invoice = Answer<'/api/admin/invoices/{id}'>;
export type Unbilled = Answer<'/api/admin/invoices/unbilled'>['items'][number];

type Period = Omit<Body<'POST /api/admin/invoices/bulk'>, 'merchantIds'>;
/** The invoice of an account, or why its period was not closed. */
type Closed = { readonly invoice: Invoice } | { readonly account: Unbilled; readonly error: unknown };

async function closeAll(accounts: readonly Unbilled[], period: Period): Promise<Closed[]> {
  const { results } = await call('POST /api/admin/invoices/bulk', {
    merchantIds: accounts.map(({ merchantId }) => merchantId),
    ...period,
  });
  return results.flatMap(({ invoice, refusal }, index): Closed[] => {
    const account = accounts[index];
    if (refusal !== null && account) return [{ account, error: new Problem(409, refusal, refusal) }];
    return invoice ? [{ invoice }] : [];
  });
}

/** Closes the same period of all accounts. Each call is one act in the audit log. */
export function useClosing() {
  return useMutation({
    mutationFn: async ({ accounts, ...period }: Period & { accounts: readonly Unbilled[] }) => {
      const close = (part: readonly Unbilled[]) => closeAll(part, period);
      const failed = (account: Unbilled, error: unknown) => ({ account, error });
      const results = await closeInCalls<Unbilled, Closed>(accounts, close, failed);
      return {
        invoices: results.flatMap((one) => ('invoice' in one ? [one.invoice] : [])),
        refused: results.flatMap((one) => ('account' in one ? [one] : [])),
      };
    },
    onSettled: () => again('/api/admin/invoices'),
  });
}
