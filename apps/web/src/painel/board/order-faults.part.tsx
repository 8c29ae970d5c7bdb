import { useQuery } from '@tanstack/react-query';
import { again, cache, call, keyOf, read, type Answer, type OrderDetail } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm } from '../../ground/form.js';
import { centsOf, money } from '../../ground/money.js';
import { useMay } from '../../ground/session.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { FAULTS } from '../prices/fault.rules.js';
import { claimWords, orderFaultWords as text } from '../words.js';

type StopFault = Answer<'/api/admin/orders/{id}/faults'>['items'][number];

/** Who answers for the stops that failed, what that moved, and the way to say otherwise. */
export function OrderFaults({ order }: { order: OrderDetail }) {
  const may = useMay();
  const { data } = useQuery(read('/api/admin/orders/{id}/faults', { id: order.id }));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{text.title}</h3>
      <ul className="stack g8">
        {items.map((one) => (
          <li key={one.stop} className="row tops">
            <span className="grow stack g2">
              <strong>{claimWords.faults[one.fault]}</strong>
              <span className="soft">
                {[order.stops.length > 1 && text.stop(one.stop), one.decidedBy ?? text.byTable]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {one.reason !== null && <span className="break">{one.reason}</span>}
              <span className="soft">{movedText(one)}</span>
            </span>
            {may('wallets') && (
              <Button
                onClick={() =>
                  showDialog((close) => <ChangeFault orderId={order.id} known={one} close={close} />)
                }
              >
                {text.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What shop and courier have or paid in all. */
function movedText({ movements }: StopFault): string {
  const sum = (of: 'shop' | 'courier') =>
    movements.reduce((all, { holder, cents }) => all + (holder === of ? cents : 0), 0);
  const [shop, courier] = [sum('shop'), sum('courier')];
  if (shop === 0 && courier === 0) return claimWords.movesNothing;
  return claimWords.moves({ shop: money(shop), courier: money(courier) });
}

interface ChangeFaultProps {
  orderId: number;
  known: StopFault;
  close: () => void;
}

function ChangeFault({ orderId, known, close }: ChangeFaultProps) {
  const form = useForm({
    begin: { fault: known.fault, goods: '', reason: '' },
    save: ({ fault, goods, reason }) =>
      call('POST /api/admin/orders/{id}/faults/{stop}', {
        ...{ id: orderId, stop: known.stop, fault, reason: reason.trim() },
        goodsCents: goods.trim() === '' ? null : centsOf(goods),
      }),
    saved: (after) => {
      cache.setQueryData(keyOf('/api/admin/orders/{id}/faults', { id: orderId }), after);
      void again('/api/admin/wallets');
      notify(text.changed);
      close();
    },
  });
  const wrong = form.values.goods.trim() !== '' && centsOf(form.values.goods) === null;
  return (
    <Dialog title={text.change} close={close}>
      <Form form={form}>
        <p className="soft">{text.lead}</p>
        <SelectField
          label={claimWords.whose}
          {...form.field('fault')}
          options={FAULTS.map((fault) => [fault, claimWords.faults[fault]])}
        />
        <TextField
          label={claimWords.goods}
          hint={claimWords.goodsHint}
          inputMode="decimal"
          {...form.field('goods')}
          error={wrong ? claimWords.notAmount : undefined}
        />
        <AreaField
          label={text.reason}
          rows={3}
          maxLength={500}
          {...form.field('reason')}
          error={form.refusal === null ? form.errorAt('reason') : problemText(form.refusal)}
        />
        <Button
          kind="primary"
          type="submit"
          busy={form.busy}
          disabled={wrong || form.values.reason.trim().length < 3}
        >
          {text.save}
        </Button>
      </Form>
    </Dialog>
  );
}
