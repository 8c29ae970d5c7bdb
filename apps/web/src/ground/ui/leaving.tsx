import { useEffect, useRef, useState } from 'react';
import type { AnyForm } from '../form.js';
import { go, LEAVES } from '../router.js';
import { Confirm } from './dialog.js';
import { formWords as text } from '../words.js';

/** Asks once whoever leaves a form with changes. */
export function Leaving({ pristine, byQuery }: Pick<AnyForm, 'pristine'> & { byQuery: boolean }) {
  const [to, setTo] = useState<string | null>(null);
  const agreed = useRef(false);
  useEffect(() => {
    const ask = (event: Event) => {
      if (agreed.current || pristine.current || !(event instanceof CustomEvent)) return;
      const there = event.detail as string;
      if (!byQuery && there.split('?')[0] === location.pathname) return;
      event.preventDefault();
      setTo(there);
    };
    const stay = (event: Event) => event.preventDefault();
    addEventListener(LEAVES, ask);
    addEventListener('beforeunload', stay);
    return () => {
      removeEventListener(LEAVES, ask);
      removeEventListener('beforeunload', stay);
    };
  }, [pristine, byQuery]);
  if (to === null) return null;
  return (
    <Confirm
      title={text.title}
      action={text.leave}
      confirm={() => {
        agreed.current = true;
        go(to);
      }}
      close={() => setTo(null)}
    >
      <p>{text.lead}</p>
    </Confirm>
  );
}
