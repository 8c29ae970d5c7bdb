import { useEffect } from 'react';
import type { AnyForm } from '../form.js';
import { go, LEAVES } from '../router.js';
import { confirm } from './dialog.js';
import { formWords as text } from '../words.js';

/** Asks once before a form with changes is left. */
export function Leaving({ pristine, byQuery }: Pick<AnyForm, 'pristine'> & { byQuery: boolean }) {
  useEffect(() => {
    let agreed = false;
    const ask = (event: Event) => {
      if (agreed || pristine.current || !(event instanceof CustomEvent)) return;
      const there = event.detail as string;
      if (!byQuery && there.split('?')[0] === location.pathname) return;
      event.preventDefault();
      void confirm({ title: text.title, lead: text.lead, action: text.leave }).then((yes) => {
        agreed = yes;
        if (yes) go(there);
      });
    };
    const stay = (event: Event) => event.preventDefault();
    addEventListener(LEAVES, ask);
    addEventListener('beforeunload', stay);
    return () => {
      removeEventListener(LEAVES, ask);
      removeEventListener('beforeunload', stay);
    };
  }, [pristine, byQuery]);
  return null;
}
