import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { refused } from '../../ground/ui/toast.js';
import { useKnownSession } from '../data/session.hook.js';
import { ImportsView } from './view.js';

export type Preview = Answer<'/api/merchant/delivery-imports/preview', 'post'>;
export type Sheet = Answer<'/api/merchant/delivery-imports/{id}', 'get'>;
export type SheetLine = Answer<'/api/merchant/delivery-imports', 'get'>['items'][number];
export type SheetPayment = 'wallet' | 'invoiced';

const LOOK_MS = 1_000;

export function ImportsRoute() {
  const { query } = usePlace();
  const { may } = useKnownSession();
  const [csv, setCsv] = useState('');
  const id = Number(query.get('envio') ?? 0);
  const previewing = useMutation({
    mutationFn: (text: string) =>
      answer(api.POST('/api/merchant/delivery-imports/preview', { body: { csv: text } })),
  });
  const beginning = useMutation({
    mutationFn: (paymentMethod: SheetPayment) => {
      const key = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join(
        '',
      );
      return answer(api.POST('/api/merchant/delivery-imports', { body: { key, csv, paymentMethod } }));
    },
    onSuccess: async (sheet) => {
      setCsv('');
      previewing.reset();
      await cache.invalidateQueries({ queryKey: ['sheets'] });
      goQuery({ envio: String(sheet.id) });
    },
    onError: refused,
  });
  const sheet = useQuery({
    queryKey: ['sheets', id],
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data && state.data.endedAt !== null ? false : LOOK_MS),
    queryFn: () => answer(api.GET('/api/merchant/delivery-imports/{id}', { params: { path: { id } } })),
  });
  const last = useQuery({
    queryKey: ['sheets'],
    queryFn: async () => (await answer(api.GET('/api/merchant/delivery-imports'))).items,
  });
  return (
    <ImportsView
      csv={csv}
      change={(text) => {
        setCsv(text);
        previewing.reset();
      }}
      preview={previewing.data}
      previewError={previewing.error}
      check={() => {
        previewing.mutate(csv);
      }}
      checking={previewing.isPending}
      begin={beginning.mutate}
      beginning={beginning.isPending}
      payments={may.invoiced ? ['wallet', 'invoiced'] : ['wallet']}
      sheet={id > 0 ? sheet.data : undefined}
      last={last.data ?? []}
      open={(wanted) => {
        goQuery({ envio: wanted === null ? null : String(wanted) });
      }}
      mayOrder={may.order}
    />
  );
}
