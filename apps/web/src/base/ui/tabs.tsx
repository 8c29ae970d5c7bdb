import { useEffect, useRef } from 'react';
import './tabs.css';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly count?: number | undefined;
  readonly warn?: boolean;
}

interface TabsProps<K extends string> {
  label: string;
  tabs: readonly Tab<K>[];
  chosen: K;
  choose: (key: K) => void;
}

export function Tabs<K extends string>({ label, tabs, chosen, choose }: TabsProps<K>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = box.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // On a phone the tabs scroll sideways; the page itself must not.
    if (box.current && own) box.current.scrollLeft = own.offsetLeft - box.current.offsetLeft - 40;
  }, [chosen]);
  return (
    <div ref={box} className="tabs" role="group" aria-label={label}>
      {tabs.map(({ key, label: text, count, warn = false }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
          {text}
          {count !== undefined && count > 0 && <span className={warn ? 'count warn' : 'count'}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
