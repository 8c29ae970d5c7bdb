import { useEffect, useRef, useState } from 'react';
import { goQuery } from '../../base/router.js';
import { Icon } from '../../base/ui/icon.js';
import { useKeys } from './keys.js';

const PAUSE_MS = 250;

/** A search field. Its text goes into the address (`busca`) once typing pauses; `/` moves the focus here. */
export function SearchBox({ label, kept }: { label: string; kept: string }) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(kept);
  const [typed, setTyped] = useState(kept);
  useEffect(() => {
    // Something else changed the address: the back button, or a link that clears the filters.
    if (kept === sent.current) return;
    sent.current = kept;
    setTyped(kept);
  }, [kept]);
  useKeys({ '/': () => input.current?.focus() });
  useEffect(() => {
    const pause = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted === kept) return;
      sent.current = wanted;
      goQuery({ busca: wanted }, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, kept]);
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
