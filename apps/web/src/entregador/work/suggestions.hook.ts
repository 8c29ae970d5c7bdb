import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../ground/api/problem.js';
import { type AddressSuggestion, type Order, type Stop, call } from '../data/api.store.js';

/** A pause of the typing courier, after which suggestions are read. */
const PAUSE_MS = 350;
const FEWEST_LETTERS = 4;

interface Quoted {
  readonly payCents: number;
  readonly distance: number;
}

/** Suggestions for a typed address, and the price of the chosen one. Without network the courier types on. */
export function useSuggestions(order: Order, stop: Stop) {
  const [suggested, setSuggested] = useState<readonly AddressSuggestion[]>([]);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef('');
  const path = { id: order.id, stopId: stop.id };
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = (typed: string) =>
    passing(async () => {
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
    if (last.current.length < FEWEST_LETTERS) setSuggested([]);
    else timer.current = setTimeout(() => void read(last.current), PAUSE_MS);
  };
  const choose = ({ address }: AddressSuggestion) => {
    clearTimeout(timer.current);
    last.current = address;
    setSuggested([]);
    void passing(async () => {
      const { price } = await call('POST /api/courier/orders/{id}/stops/{stopId}/quote', {
        ...path,
        address,
      });
      if (last.current === address) setQuoted(price);
    });
  };
  return { type, suggested, choose, quoted };
}

/** Saving the address tells what is wrong; suggestions only help. */
async function passing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
