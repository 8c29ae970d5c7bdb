import { useQuery, useMutation } from '@tanstack/react-query';
import { read, write } from '../../ground/api/client.js';
import { useOpen } from '../../ground/open.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { Merchant } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';

/** The second step of a merchant's log-in, which an operator removes when the phone is lost. */
export function SecondFactorPart({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const { data } = useQuery(read('/api/admin/merchants/{id}/second-factor', { id: merchant.id }));
  const removal = useMutation(write('DELETE /api/admin/merchants/{id}/second-factor', { onError: refused }));
  const asked = useOpen();
  if (data?.enrolled !== true) return null;
  const { close } = asked;
  const remove = () =>
    removal.mutate(
      { id: merchant.id },
      {
        onSuccess: () => {
          notify(text.factorGone(merchant.name));
          close();
        },
      },
    );
  return (
    <p className="row wrap">
      <span className="grow">{text.factorOn}</span>
      {mayWrite && <Button onClick={asked.open}>{text.factorRemove}</Button>}
      {asked.is && (
        <Confirm
          title={text.factorAsk(merchant.name)}
          action={text.factorRemove}
          busy={removal.isPending}
          confirm={remove}
          close={close}
        >
          <p>{text.factorLead}</p>
        </Confirm>
      )}
    </p>
  );
}
