import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refused } from './ui/toast.js';

/**
 * A control that saves as soon as it is clicked: `shown` is what was chosen until the server has answered, then what is
 * stored. Choices are saved one after another; a refusal is announced and shows what is stored again.
 */
export function useChosen<V>(
  stored: V,
  save: (chosen: V) => Promise<unknown>,
): { readonly shown: V; readonly choose: (chosen: V) => void } {
  const [chosen, setChosen] = useState<{ readonly value: V } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (value: V) => {
    setChosen({ value });
    const saved = last.current.then(() => save(value)).catch(refused);
    last.current = saved;
    void saved.then(() => {
      if (last.current !== saved) return;
      // The query cache tells screens of new values by this queue: shown any sooner, the old value would flash.
      notifyManager.schedule(() => {
        setChosen(null);
      });
    });
  };
  return { shown: chosen ? chosen.value : stored, choose };
}
