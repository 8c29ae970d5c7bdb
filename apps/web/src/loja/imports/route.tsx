import { useMutation, useQuery } from '@tanstack/react-query';
import { call, read } from '../../ground/api/client.js';
import { recordIn, useOpened } from '../../ground/search.js';
import { useKnownSession } from '../data/session.hook.js';
import { useSheetSending } from './sheet-sending.hook.js';
import { ImportsView } from './view.js';

const SHEET = recordIn('envio');
const LOOK_MS = 1_000;

export function ImportsRoute() {
  const { may } = useKnownSession();
  const balance = useQuery({ ...read('/api/merchant/wallet'), select: ({ balanceCents }) => balanceCents });
  const { form, last, sending } = useSheetSending();
  const [chosen, open] = useOpened(SHEET);
  const id = chosen ?? 0;
  const previewing = useMutation({
    mutationFn: (sheet: { csv: string }) => call('POST /api/merchant/delivery-imports/preview', sheet),
  });
  const sheet = useQuery({
    ...read('/api/merchant/delivery-imports/{id}', { id }),
    enabled: chosen !== null,
    refetchInterval: ({ state }) => (state.data && state.data.endedAt !== null ? false : LOOK_MS),
  });
  return (
    <ImportsView
      csv={form.value}
      change={(text) => {
        form.change(() => text);
        previewing.reset();
      }}
      preview={form.value === '' ? undefined : previewing.data}
      previewError={previewing.error}
      check={() => previewing.mutate({ csv: form.value })}
      checking={previewing.isPending}
      begin={sending.mutate}
      beginning={sending.isPending}
      earlier={form.earlier}
      balanceCents={balance.data ?? 0}
      payments={may.invoiced ? ['wallet', 'invoiced'] : ['wallet']}
      sheet={chosen === null ? undefined : sheet.data}
      last={last}
      open={open}
      mayOrder={may.order}
    />
  );
}
