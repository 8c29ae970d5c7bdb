import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { Problem } from '../../ground/api/problem.js';
import { usePages } from '../../ground/api/list.js';
import { save } from '../../ground/download.js';
import { refused } from '../../ground/ui/toast.js';
import { closeInCalls } from './closing.rules.js';
import type { InvoiceState } from './invoices.rules.js';

export type Invoice = Answer<'/api/admin/invoices/{id}', 'get'>;
export type Unbilled = Answer<'/api/admin/invoices/unbilled', 'get'>['items'][number];
type InvoicedOrder = Answer<'/api/admin/invoices/{id}/orders', 'get'>['items'][number];

const KEY = ['invoices'];
const PAGE = 50;

export function useUnbilled() {
  return useQuery({
    queryKey: [...KEY, 'unbilled'],
    queryFn: () => answer(api.GET('/api/admin/invoices/unbilled')),
    refetchInterval: 60_000,
  });
}

export function useInvoices(filter: { state?: InvoiceState; merchantId?: number }) {
  return usePages([...KEY, 'list', filter], '/api/admin/invoices', { query: { ...filter, limit: PAGE } });
}

export function useInvoice(id: number) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: () => answer(api.GET('/api/admin/invoices/{id}', { params: { path: { id } } })),
  });
}

export function useInvoicedOrders(id: number) {
  return useQuery({
    queryKey: [...KEY, id, 'orders'],
    // The endpoint also answers CSV, but only on request.
    queryFn: async () =>
      (await answer(api.GET('/api/admin/invoices/{id}/orders', { params: { path: { id } } }))) as {
        items: InvoicedOrder[];
      },
  });
}

export function downloadInvoice(id: number): Promise<void> {
  const params = { path: { id }, query: { format: 'csv' as const } };
  return save(api.GET('/api/admin/invoices/{id}/orders', { params, parseAs: 'blob' }));
}

interface Closed {
  readonly invoices: readonly Invoice[];
  /** Accounts whose period was not closed, and why. */
  readonly refused: readonly { readonly account: Unbilled; readonly error: unknown }[];
}

interface Period {
  readonly through: string;
  readonly dueDay: string;
}

type ClosedAccount = { readonly invoice: Invoice } | Closed['refused'][number];

async function closeAll(accounts: readonly Unbilled[], period: Period): Promise<ClosedAccount[]> {
  const body = { merchantIds: accounts.map(({ merchantId }) => merchantId), ...period };
  const { results } = await answer(api.POST('/api/admin/invoices/bulk', { body }));
  return results.flatMap(({ invoice, refusal }, at): ClosedAccount[] => {
    const account = accounts[at];
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
      const results = await closeInCalls<Unbilled, ClosedAccount>(accounts, close, failed);
      return {
        invoices: results.flatMap((one) => ('invoice' in one ? [one.invoice] : [])),
        refused: results.flatMap((one) => ('account' in one ? [one] : [])),
      } satisfies Closed;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

type InvoiceAct = 'pay' | 'payFromWallet' | 'reopen' | 'void';

async function run(id: number, act: InvoiceAct): Promise<Invoice> {
  const path = { params: { path: { id } } };
  switch (act) {
    case 'pay':
      return answer(api.POST('/api/admin/invoices/{id}/pay', path));
    case 'payFromWallet':
      return answer(api.POST('/api/admin/invoices/{id}/pay-from-wallet', path));
    case 'reopen':
      return answer(api.POST('/api/admin/invoices/{id}/reopen', path));
    case 'void':
      return answer(api.POST('/api/admin/invoices/{id}/void', path));
  }
}

export function useInvoiceAct(id: number) {
  return useMutation({
    mutationFn: (act: InvoiceAct) => run(id, act),
    onSuccess: (invoice) => {
      cache.setQueryData([...KEY, id], invoice);
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: refused,
  });
}
