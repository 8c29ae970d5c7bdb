import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, api, cache } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';
import { goQuery } from '../../ground/router.js';
import { refused } from '../../ground/ui/toast.js';
import { useKeptForm } from '../data/kept-form.hook.js';
import { KeptForm } from '../data/kept-form.store.js';
import { isRefusal } from '../data/refusal.rules.js';
import type { SheetPayment } from './route.js';

const sheetForm = new KeptForm('loja-sheet', '', () => sessionStorage);

const LOOK_MS = 1_000;

/** What a sheet would order, before it is sent. */
export function usePreview() {
  return useMutation({
    mutationFn: (csv: string) =>
      answer(api.POST('/api/merchant/delivery-imports/preview', { body: { csv } })),
  });
}

/** A sheet that was sent, looked at again until it has ended; 0: none. */
export function useSheet(id: number) {
  return useQuery({
    queryKey: ['sheets', id],
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data && state.data.endedAt !== null ? false : LOOK_MS),
    queryFn: () => answer(api.GET('/api/merchant/delivery-imports/{id}', { params: { path: { id } } })),
  });
}

/** Orders the pasted sheet, once, however often it is sent and whatever is changed after a lost answer. */
export function useSheetSending() {
  const form = useKeptForm(sheetForm);
  const last = useItems(['sheets'], () => api.GET('/api/merchant/delivery-imports'));
  const finish = (id: number) => {
    form.clear();
    goQuery({ envio: String(id) });
  };
  const sending = useMutation({
    onMutate: () => ({ isFirst: form.send() }),
    mutationFn: (paymentMethod: SheetPayment) => {
      const { key, value: csv } = form;
      return answer(api.POST('/api/merchant/delivery-imports', { body: { key, csv, paymentMethod } }));
    },
    onSuccess: async ({ id }) => {
      finish(id);
      await cache.invalidateQueries({ queryKey: ['sheets'] });
    },
    onError: async (error, _, context) => {
      if (context?.isFirst === true && isRefusal(error)) form.unsend();
      refused(error);
      // Whether an earlier request began the sheet is seen in the list.
      await cache.invalidateQueries({ queryKey: ['sheets'] });
    },
  });
  const begun = sending.isPending ? undefined : last.data?.find(({ key }) => key === form.key)?.id;
  useEffect(() => {
    if (begun === undefined) return;
    if (form.sent === JSON.stringify(form.value)) finish(begun);
    else form.done(begun);
    // Each sheet is found once: afterwards the form has another key.
  }, [begun]);
  return { form, last: last.data ?? [], sending };
}
