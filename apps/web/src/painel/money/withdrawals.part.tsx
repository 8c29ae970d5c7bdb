import { go } from '../../ground/router.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { WithdrawalQueue } from '../couriers/withdrawal-queue.part.js';

const PayoutAccount = lazy(() =>
  import('./payout-account.part.js').then((part) => ({ default: part.PayoutAccount })),
);

/** Withdrawals, and the provider that pays them. */
export function Withdrawals({ mayPay, mayConnect }: { mayPay: boolean; mayConnect: boolean }) {
  return (
    <>
      {mayConnect && (
        <Suspense>
          <PayoutAccount />
        </Suspense>
      )}
      <WithdrawalQueue mayWrite={mayPay} open={(id) => go(`/painel/entregadores?entregador=${String(id)}`)} />
    </>
  );
}
