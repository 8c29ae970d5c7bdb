import { useMutation } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { numbered, useList } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { notify } from '../../ground/ui/toast.js';
import { walletWords as text } from '../words.js';

export type WalletKind = 'merchants' | 'couriers';
export type Entry = Answer<'/api/admin/wallets/{kind}/{holder}', 'get'>['items'][number];
export const METHODS = ['pix', 'transfer', 'cash', 'boleto', 'credit_card', 'other'] as const;
export const ACTS = ['credit', 'debit', 'topUp'] as const;
export type Act = (typeof ACTS)[number];

export interface Movement {
  readonly act: Act;
  readonly amountCents: number;
  readonly description: string;
  readonly paymentMethod: (typeof METHODS)[number];
  readonly chargeFee: boolean;
  /** Idempotency key of one form, so that a second click or a lost answer moves nothing twice. */
  readonly key: string;
}

const PAGE = 25;

/** A wallet's entries, newest first; `holder` is the merchant or courier. */
export function useStatement(kind: WalletKind, holder: number) {
  return useList(['wallet', kind, holder], ({ cursor = '1' }) => {
    const params = { path: { kind, holder }, query: { page: Number(cursor), perPage: PAGE } };
    return numbered(answer(api.GET('/api/admin/wallets/{kind}/{holder}', { params })));
  });
}

async function move(kind: WalletKind, holder: number, movement: Movement) {
  const { act, amountCents, description, paymentMethod, chargeFee, key } = movement;
  const params = { path: { kind, holder } };
  const body = { amountCents, description, externalId: key };
  switch (act) {
    case 'credit':
      return answer(api.POST('/api/admin/wallets/{kind}/{holder}/credit', { params, body }));
    case 'debit':
      return answer(api.POST('/api/admin/wallets/{kind}/{holder}/debit', { params, body }));
    case 'topUp':
      return answer(
        api.POST('/api/admin/wallets/{kind}/{holder}/top-up', {
          params,
          body: { ...body, paymentMethod, chargeFee },
        }),
      );
  }
}

export function useMovement(kind: WalletKind, holder: number) {
  return useMutation({
    mutationFn: (movement: Movement) => move(kind, holder, movement),
    onSuccess: ({ balanceCents, duplicated }) => {
      notify(duplicated ? text.duplicated : text.moved(money(balanceCents)));
      void cache.invalidateQueries({ queryKey: [kind === 'couriers' ? 'courier' : 'merchant', holder] });
      void cache.invalidateQueries({ queryKey: [kind] });
      return cache.invalidateQueries({ queryKey: ['wallet', kind, holder] });
    },
  });
}
