import { useState, type SubmitEvent } from 'react';
import { formText } from '../../ground/form-text.js';
import { problemText } from '../../ground/api/problem-words.js';
import { distance, money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { TextField } from '../../ground/ui/field.js';
import { way } from '../data/way.query.js';
import type { Order, Stop } from '../data/api.store.js';
import { showOrder } from '../data/order-list.store.js';
import { useSuggestions } from './suggestions.hook.js';
import { taskWords as text } from '../words.js';

/**
 * The form of a courier call's address: the courier asks for it at the pickup. The server finds the place and the
 * price.
 */
export function AddressForm({ order, stop }: { order: Order; stop: Stop }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [priced, setPriced] = useState<string | null>(null);
  const { words, type, suggested, choose, quoted } = useSuggestions(order, stop);
  const save = async (form: FormData) => {
    const said = (name: string) => formText(form, name) || null;
    setBusy(true);
    setError(null);
    try {
      const body = { address: said('address'), name: said('name'), phone: said('phone') };
      const located = await way.setStop(order.id, stop.id, body);
      setPriced(text.priced(money(located.payCents)));
      await showOrder(located);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="stack"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label={text.addressLabel}
        hint={text.addressHint}
        name="address"
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          setError(null);
          type(target.value);
        }}
        error={error === null ? undefined : problemText(error)}
        required
      />
      {suggested.length > 0 && (
        <ul className="suggestions stack g8" aria-label={text.suggestions}>
          {suggested.map((one) => (
            <li key={one.address}>
              <button
                type="button"
                className="button"
                onClick={() => {
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
          <strong>{text.wouldPay(money(quoted.payCents), distance(quoted.distance))}</strong>
        </p>
      )}
      <TextField label={text.nameLabel} name="name" autoComplete="off" />
      <TextField label={text.phoneLabel} name="phone" type="tel" autoComplete="off" />
      {priced !== null && <p role="status">{priced}</p>}
      <div className="dock">
        <Button kind="primary" className="big" type="submit" busy={busy}>
          {text.saveAddress}
        </Button>
      </div>
    </form>
  );
}
