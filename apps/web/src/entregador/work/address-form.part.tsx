import { useState, useEffect, useRef } from 'react';
import type { Answer } from '../../base/api/call.js';
import { textOrNull } from '../../base/form-text.js';
import { useForm } from '../../base/form.js';
import { distance, money } from '../../base/money.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Icon } from '../../base/ui/icon.js';
import { type Order, type Stop, call, type AddressSuggestion } from '../data/api.store.js';
import { showOrder } from '../data/order-list.store.js';
import { bestEffort } from '../data/session.store.js';
import { taskWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

/** The address form of a courier call, asked at the pickup; the server finds the place and the price. */
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
        <Notice tone="good" icon="money">
          <strong>{text.wouldPay({ pay: money(quoted.payCents), way: distance(quoted.distance) })}</strong>
        </Notice>
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

const PAUSE_MS = 350;
const MIN_LETTERS = 4;

type Quoted = Answer<'POST /api/courier/orders/{id}/stops/{stopId}/quote'>['price'];

/** Suggestions for a typed address, and the chosen one's price. Failures are ignored: saving shows them. */
function useSuggestions(order: Order, stop: Stop) {
  const [suggested, setSuggested] = useState<readonly AddressSuggestion[]>([]);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef('');
  const path = { id: order.id, stopId: stop.id };
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = (typed: string) =>
    bestEffort(async () => {
      const { items } = await call('/api/courier/orders/{id}/stops/{stopId}/addresses', {
        ...path,
        q: typed,
      });
      if (last.current === typed) setSuggested(items);
    });
  const type = (typed: string) => {
    setQuoted(null);
    clearTimeout(timer.current);
    last.current = typed.trim();
    if (last.current.length < MIN_LETTERS) setSuggested([]);
    else timer.current = setTimeout(() => void read(last.current), PAUSE_MS);
  };
  const choose = ({ address }: AddressSuggestion) => {
    clearTimeout(timer.current);
    last.current = address;
    setSuggested([]);
    void bestEffort(async () => {
      const { price } = await call('POST /api/courier/orders/{id}/stops/{stopId}/quote', {
        ...path,
        address,
      });
      if (last.current === address) setQuoted(price);
    });
  };
  return { type, suggested, choose, quoted };
}
