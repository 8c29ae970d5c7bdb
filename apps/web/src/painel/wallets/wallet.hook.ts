import { useMutation } from '@tanstack/react-query';
import { again, call, type Answer } from '../../ground/api/client.js';
import { money } from '../../ground/money.js';
import { notify } from '../../ground/ui/toast.js';
import { walletWords as text } from '../words.js';

export type WalletKind = 'merchants' | 'couriers';
export type Entry = Answer<'/api/admin/wallets/{kind}/{holder}'>['items'][number];
export const METHODS = ['pix', 'transfer', 'cash', 'boleto', 'credit_card', 'other'] as const;
export const ACTS = ['credit', 'debit', 'topUp'] as const;
export type Act = (typeof ACTS)[number];

interface Movement {
  readonly act: Act;
  readonly amountCents: number;
  readonly description: string;
  readonly paymentMethod: (typeof METHODS)[number];
  readonly chargeFee: boolean;
  /** Idempotency key of one form, so that a second click or a lost answer moves nothing twice. */
  readonly key: string;
}

/** A movement by hand: what it is called in the address. */
const ADDRESS = { credit: 'credit', debit: 'debit', topUp: 'top-up' } as const;

export function useMovement(kind: WalletKind, holder: number) {
  return useMutation({
    mutationFn: ({ act, key, paymentMethod, chargeFee, ...body }: Movement) =>
      call(`POST /api/admin/wallets/{kind}/{holder}/${ADDRESS[act]}`, {
        ...{ kind, holder, ...body, externalId: key },
        ...(act === 'topUp' && { paymentMethod, chargeFee }),
      }),
    onSuccess: ({ balanceCents, duplicated }) => {
      notify(duplicated ? text.duplicated : text.moved(money(balanceCents)));
      return again(`/api/admin/${kind}`, '/api/admin/wallets');
    },
  });
}
