import { useEffect, useEffectEvent } from 'react';

/** What a key does; `false`: nothing here, it may be meant for another part of the page. */
type KeyMap = Readonly<Record<string, () => unknown>>;

const SECOND_KEY_MS = 800;
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Keyboard shortcuts. `g b` is g, then b; `mod+k` is Ctrl or Cmd with k. Typing in a field triggers none. */
export function useKeys(keys: KeyMap): void {
  const actOf = useEffectEvent((key: string) => keys[key]);
  useEffect(() => {
    let first = '';
    const press = (event: KeyboardEvent) => {
      const mod = event.metaKey || event.ctrlKey;
      if (event.altKey || event.defaultPrevented) return;
      const key = mod ? `mod+${event.key.toLowerCase()}` : event.key;
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if ((typing && !mod) || document.querySelector('dialog[open], .menu:popover-open')) return;
      const act = actOf(`${first} ${key}`) ?? actOf(key);
      first = '';
      if (act) {
        if (act() !== false) event.preventDefault();
        return;
      }
      if (mod || key.length !== 1) return;
      first = key;
      setTimeout(() => {
        first = '';
      }, SECOND_KEY_MS);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
