import { useEffect } from 'react';
import { Button } from '../../ground/ui/button.js';
import type { Company } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { useOrders } from '../data/orders.store.js';
import { noteReturnRead, readReturns } from '../data/returning.store.js';
import { once } from '../data/ring.store.js';
import { CallCompany } from './call-company.part.js';
import { noticeWords as text } from '../words.js';

/** Says that an order on its way was cancelled and has to come back, until the courier has read it. */
export function Returning({ company }: { company: Company | null }) {
  const read = useValue(readReturns);
  const order = useOrders().find(
    ({ id, returnBeforeCancelling, stops }) =>
      returnBeforeCancelling && stops.some(({ status }) => status === 'pending') && !read.includes(id),
  );
  const id = order?.id;
  useEffect(() => {
    if (id !== undefined) once();
  }, [id]);
  if (!order) return null;
  return (
    <section className="notice bad trouble" role="alert">
      <h2>{text.returningTitle(order.publicId)}</h2>
      <p>{text.returning(order.merchant.name)}</p>
      <CallCompany company={company} />
      <Button className="big" onClick={() => noteReturnRead(order.id)}>
        {text.understood}
      </Button>
    </section>
  );
}
