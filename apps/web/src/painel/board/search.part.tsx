import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { answer, api } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Icon } from '../../ground/ui/icon.js';
import { useKeys } from '../../ground/ui/keys.js';
import { Status } from '../../ground/ui/status.js';
import { statusWords } from '../words.js';
import { boardWords } from './words.js';

const PAUSE_MS = 200;
const SHORTEST = 2;

/** Searches all orders, ended ones included. */
export function OrderSearch({ open }: { open: (id: number) => void }) {
  const text = useWords(boardWords);
  const states = useWords(statusWords);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => {
      setWanted(typed.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [typed]);
  useKeys({ '/': () => input.current?.focus() });
  const found = useQuery({
    queryKey: ['orders', 'search', wanted],
    queryFn: () => answer(api.GET('/api/admin/orders', { params: { query: { q: wanted, limit: 8 } } })),
    enabled: wanted.length >= SHORTEST,
  });
  const shown = typed.trim().length >= SHORTEST && wanted.length >= SHORTEST && found.data !== undefined;
  const choose = (id: number) => {
    setTyped('');
    open(id);
  };
  return (
    <div className="order-search" role="search">
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={(event) => {
          const [first] = found.data?.items ?? [];
          if (event.key === 'Escape') {
            setTyped('');
            input.current?.blur();
          } else if (event.key === 'Enter' && shown && first) choose(first.id);
        }}
      />
      {shown && (
        <ul className="found" aria-label={text.found}>
          {found.data.items.map((order) => (
            <li key={order.id}>
              <button
                type="button"
                onClick={() => {
                  choose(order.id);
                }}
              >
                <strong>{order.publicId}</strong>
                <span className="grow cut">
                  {order.merchant.name} → {order.stops[0]?.name ?? order.stops[0]?.address}
                </span>
                <Status tone="plain">{states[order.status]}</Status>
                <span className="soft number">{moment(order.createdAt)}</span>
              </button>
            </li>
          ))}
          {found.data.items.length === 0 && <li className="soft none">{text.foundNone}</li>}
        </ul>
      )}
    </div>
  );
}
