import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { again, type Answer, call, read } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { goQuery } from '../../ground/router.js';
import { refused } from '../../ground/ui/toast.js';
import { useKeptForm } from '../data/kept-form.hook.js';
import { KeptForm } from '../data/kept-form.store.js';
import { isRefusal } from '../data/refusal.rules.js';

export type Preview = Answer<'POST /api/merchant/delivery-imports/preview'>;
export type Sheet = Answer<'/api/merchant/delivery-imports/{id}'>;
export type SheetLine = Answer<'/api/merchant/delivery-imports'>['items'][number];
export type SheetPayment = 'wallet' | 'invoiced';

const sheetForm = new KeptForm('loja-sheet', '', () => sessionStorage);

/** Orders the pasted sheet, once, however often it is sent and whatever is changed after a lost answer. */
export function useSheetSending() {
  const form = useKeptForm(sheetForm);
  const last = useQuery({ ...read('/api/merchant/delivery-imports'), select: itemsOf });
  const finish = (id: number) => {
    form.clear();
    goQuery({ envio: String(id) });
  };
  const sending = useMutation({
    onMutate: () => ({ isFirst: form.send() }),
    mutationFn: (paymentMethod: SheetPayment) => {
      const { key, value: csv } = form;
      return call('POST /api/merchant/delivery-imports', { key, csv, paymentMethod });
    },
    onSuccess: async ({ id }) => {
      finish(id);
      await again('/api/merchant/delivery-imports');
    },
    onError: async (error, _, context) => {
      if (context?.isFirst === true && isRefusal(error)) form.unsend();
      refused(error);
      // Whether an earlier request began the sheet is seen in the list.
      await again('/api/merchant/delivery-imports');
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
