import type { Answer } from '../../ground/api/client.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useBalance } from '../data/places.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { usePreview, useSheet, useSheetSending } from './sheet-sending.hook.js';
import { ImportsView } from './view.js';

export type Preview = Answer<'/api/merchant/delivery-imports/preview', 'post'>;
export type Sheet = Answer<'/api/merchant/delivery-imports/{id}', 'get'>;
export type SheetLine = Answer<'/api/merchant/delivery-imports', 'get'>['items'][number];
export type SheetPayment = 'wallet' | 'invoiced';

export function ImportsRoute() {
  const { query } = usePageUrl();
  const { may } = useKnownSession();
  const balance = useBalance();
  const { form, last, sending } = useSheetSending();
  const id = Number(query.get('envio') ?? 0);
  const previewing = usePreview();
  const sheet = useSheet(id);
  return (
    <ImportsView
      csv={form.value}
      change={(text) => {
        form.change(() => text);
        previewing.reset();
      }}
      preview={form.value === '' ? undefined : previewing.data}
      previewError={previewing.error}
      check={() => previewing.mutate(form.value)}
      checking={previewing.isPending}
      begin={sending.mutate}
      beginning={sending.isPending}
      earlier={form.earlier}
      balanceCents={balance.data ?? 0}
      payments={may.invoiced ? ['wallet', 'invoiced'] : ['wallet']}
      sheet={id > 0 ? sheet.data : undefined}
      last={last}
      open={(wanted) => goQuery({ envio: wanted === null ? null : String(wanted) })}
      mayOrder={may.order}
    />
  );
}
