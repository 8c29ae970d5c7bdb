import { again, call } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { money } from '../../ground/money.js';
import { useOpen } from '../../ground/open.js';
import { useMay } from '../../ground/session.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { alertWords as text } from '../words.js';
import type { Alert } from './alerts.hook.js';

/** Takes back what a late delivery was paid by the hub's rule: once, with a reason that the courier reads and may contest. */
export function TakeBack({ alert }: { alert: Alert }) {
  const may = useMay();
  const taking = useOpen();
  const { courierId } = alert;
  const cents = alert.acts.find(({ payment }) => payment === 'paid')?.payCents ?? 0;
  if (cents === 0 || courierId === null || !may('wallets')) return null;
  return (
    <>
      <Button kind="quiet" onClick={taking.open}>
        {text.takeBack}
      </Button>
      {taking.is && <TakeBackDialog {...{ alert, courierId, cents }} close={taking.close} />}
    </>
  );
}

interface TakeBackDialogProps {
  alert: Alert;
  courierId: number;
  cents: number;
  close: () => void;
}

function TakeBackDialog({ alert, courierId, cents, close }: TakeBackDialogProps) {
  const { courierName, orderId, publicId } = alert;
  const form = useForm({
    begin: { reason: '' },
    faults: ({ reason }) => (reason.trim() === '' ? { reason: text.takeBackWhy } : {}),
    save: async ({ reason }) => {
      const description = `${publicId ?? ''} · ${reason.trim()}`;
      const externalId = `late-delivery:${String(orderId)}`;
      const asked = {
        kind: 'couriers',
        holder: courierId,
        amountCents: cents,
        description,
        externalId,
      } as const;
      await call('POST /api/admin/wallets/{kind}/{holder}/debit', asked);
      await again('/api/admin/wallets');
      notify(text.takenBack);
    },
    saved: close,
  });
  return (
    <FormDialog
      form={form}
      title={text.takeBackTitle({ who: courierName ?? '', order: publicId ?? '' })}
      action={text.takeBackDo(money(cents))}
      tone="danger"
      close={close}
    >
      <AreaField label={text.takeBackWhy} rows={3} maxLength={160} {...form.field('reason')} />
    </FormDialog>
  );
}
