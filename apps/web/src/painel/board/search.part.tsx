import { useRef, useState } from 'react';
import type { Order } from '../../ground/api/client.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Icon } from '../../ground/ui/icon.js';
import { useKeys } from '../../ground/ui/keys.js';
import { boardWords as text } from '../words.js';

const Found = lazy(() => import('./found.part.js'), 'Found');

const SHORTEST = 2;

interface OrderSearchProps {
  orders: readonly Order[];
  open: (id: number) => void;
}

/** Searches the open orders as one types, and all orders, ended ones included, when one pauses. */
export function OrderSearch({ orders, open }: OrderSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<number>(undefined);
  const [typed, setTyped] = useState('');
  useKeys({ '/': () => input.current?.focus() });
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
        onFocus={() => void import('./found.part.js')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyped('');
            input.current?.blur();
          } else if (event.key === 'Enter' && first.current !== undefined) choose(first.current);
        }}
      />
      <Suspense>
        {typed.trim().length >= SHORTEST && (
          <Found orders={orders} typed={typed} first={first} choose={choose} />
        )}
      </Suspense>
    </div>
  );
}
