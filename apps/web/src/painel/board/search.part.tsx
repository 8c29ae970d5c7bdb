import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { moment } from '../../ground/time.js';
import { Icon } from '../../ground/ui/icon.js';
import { useKeys } from '../../ground/ui/keys.js';
import { Status } from '../../ground/ui/status.js';
import { orders } from '../data/orders.query.js';
import { boardWords as text, statusWords as states } from '../words.js';

const PAUSE_MS = 200;
const SHORTEST = 2;

/** Searches all orders, ended ones included. */
export function OrderSearch({ open }: { open: (id: number) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setWanted(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  useKeys({ '/': () => input.current?.focus() });
  const found = useQuery({ ...orders.found(wanted), enabled: wanted.length >= SHORTEST });
  const shown = typed.trim().length >= SHORTEST && wanted.length >= SHORTEST && found.data !== undefined;
  const choose = (id: number) => {
    setTyped('');
    open(id);
  };
  return (
    <div className="search-box order-search" role="search">
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = found.data?.items ?? [];
          if (event.key === 'Escape') {
            setTyped('');
            input.current?.blur();
          } else if (event.key === 'Enter' && shown && first) choose(first.id);
        }}
      />
      {shown && (
        <ul className="menu found" aria-label={text.found}>
          {found.data.items.map((order) => (
            <li key={order.id}>
              <button type="button" className="choice" onClick={() => choose(order.id)}>
                <strong>{order.publicId}</strong>
                <span className="grow cut">
                  {order.merchant.name} → {order.stops[0]?.name ?? order.stops[0]?.address}
                </span>
                <Status tone="plain">{states[order.status]}</Status>
                <span className="soft number">{moment(order.createdAt)}</span>
              </button>
            </li>
          ))}
          {found.data.items.length === 0 && <li className="soft padded">{text.foundNone}</li>}
        </ul>
      )}
    </div>
  );
}
