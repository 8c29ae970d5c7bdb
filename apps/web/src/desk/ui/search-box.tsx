import { useEffect, useRef, useState } from 'react';
import { goQuery } from '../../base/router.js';
import { Icon } from '../../base/ui/icon.js';
import { useKeys } from './keys.js';

const PAUSE_MS = 250;

/** A search field. Its text goes into the address (`busca`) once typing pauses; `/` moves the focus here. */
export function SearchBox({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    // Something else changed the address: the back button, or a link that clears the filters.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useKeys({ '/': () => input.current?.focus() });
  useEffect(() => {
    const pause = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted === value) return;
      sent.current = wanted;
      goQuery({ busca: wanted }, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);
  return (
    <div className="search-box">
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
