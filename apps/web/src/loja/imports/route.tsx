import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { useKnownSession } from '../data/session.hook.js';
import { useSheetSending } from './sheet-sending.hook.js';
import { ImportsView } from './view.js';

export type Preview = Answer<'/api/merchant/delivery-imports/preview', 'post'>;
export type Sheet = Answer<'/api/merchant/delivery-imports/{id}', 'get'>;
export type SheetLine = Answer<'/api/merchant/delivery-imports', 'get'>['items'][number];
export type SheetPayment = 'wallet' | 'invoiced';

const LOOK_MS = 1_000;

export function ImportsRoute() {
  const { query } = usePlace();
  const { may } = useKnownSession();
  const { form, last, sending } = useSheetSending();
  const id = Number(query.get('envio') ?? 0);
  const previewing = useMutation({
    mutationFn: (text: string) =>
      answer(api.POST('/api/merchant/delivery-imports/preview', { body: { csv: text } })),
  });
  const sheet = useQuery({
    queryKey: ['sheets', id],
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data && state.data.endedAt !== null ? false : LOOK_MS),
    queryFn: () => answer(api.GET('/api/merchant/delivery-imports/{id}', { params: { path: { id } } })),
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
      check={() => {
        previewing.mutate(form.value);
      }}
      checking={previewing.isPending}
      begin={sending.mutate}
      beginning={sending.isPending}
      earlier={form.earlier}
      payments={may.invoiced ? ['wallet', 'invoiced'] : ['wallet']}
      sheet={id > 0 ? sheet.data : undefined}
      last={last}
      open={(wanted) => {
        goQuery({ envio: wanted === null ? null : String(wanted) });
      }}
      mayOrder={may.order}
    />
  );
}
