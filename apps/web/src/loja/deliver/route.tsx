import { useEffect } from 'react';
import { go, usePageUrl } from '../../base/router.js';
import { Loading } from '../../base/ui/empty.js';
import { useOrder } from '../data/orders.hook.js';
import { useStoredForm } from '../data/stored-form.store.js';
import { deliveryForm, useDelivery } from './delivery.hook.js';
import { draftAgain } from './draft.rules.js';
import { DeliverView } from './view.js';

export function DeliverRoute() {
  const { query } = usePageUrl();
  const from = query.get('de');
  return from === null ? <Deliver /> : <DeliverAgain id={from} />;
}

/** Fills the draft from an earlier order, once. */
function DeliverAgain({ id }: { id: string }) {
  const { data: order, error } = useOrder(id);
  const { begin } = useStoredForm(deliveryForm);
  useEffect(() => {
    if (order) begin(draftAgain(order));
    if (order ?? error) go('/loja/nova', { replace: true });
  }, [order, error, begin]);
  return <Loading lines={8} />;
}

function Deliver() {
  return <DeliverView {...useDelivery()} />;
}
