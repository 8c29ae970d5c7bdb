import { useState } from 'react';
import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { distance, money } from '../../ground/money.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Icon } from '../../ground/ui/icon.js';
import { type Order, type Stop, call } from '../data/api.store.js';
import { showOrder } from '../data/order-list.store.js';
import { useSuggestions } from './suggestions.hook.js';
import { taskWords as text } from '../words.js';

/**
 * The form of a courier call's address: the courier asks for it at the pickup. The server finds the place and the
 * price.
 */
export function AddressForm({ order, stop }: { order: Order; stop: Stop }) {
  const [priced, setPriced] = useState<string | null>(null);
  const { type, suggested, choose, quoted } = useSuggestions(order, stop);
  const form = useForm({
    begin: { address: '', name: '', phone: '' },
    save: async ({ address, name, phone }) => {
      const body = { address, name: textOrNull(name), phone: textOrNull(phone) };
      const located = await call('PUT /api/courier/orders/{id}/stops/{stopId}', {
        id: order.id,
        stopId: stop.id,
        ...body,
      });
      setPriced(text.priced(money(located.payCents)));
      await showOrder(located);
    },
  });
  const address = form.field('address');
  return (
    <Form form={form}>
      <TextField
        label={text.addressLabel}
        hint={text.addressHint}
        autoComplete="off"
        required
        {...address}
        onChange={(event) => {
          address.onChange(event);
          type(event.target.value);
        }}
      />
      {suggested.length > 0 && (
        <ul className="suggestions stack g8" aria-label={text.suggestions}>
          {suggested.map((one) => (
            <li key={one.address}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  form.set({ address: one.address });
                  choose(one);
                }}
              >
                <Icon name="pin" size={20} />
                <span>
                  {one.address}
                  {one.precision === 'street' && <small>{text.streetOnly}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {quoted && (
        <p className="notice good" role="status">
          <Icon name="money" size={20} />
          <strong>{text.wouldPay({ pay: money(quoted.payCents), way: distance(quoted.distance) })}</strong>
        </p>
      )}
      <TextField label={text.nameLabel} autoComplete="off" {...form.field('name')} />
      <TextField label={text.phoneLabel} type="tel" autoComplete="off" {...form.field('phone')} />
      {priced !== null && <p role="status">{priced}</p>}
      <div className="dock">
        <Submit form={form} className="big">
          {text.saveAddress}
        </Submit>
      </div>
    </Form>
  );
}
