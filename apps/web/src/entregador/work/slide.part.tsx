import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '../../ground/language.js';
import { Icon } from '../../ground/ui/icon.js';
import { appWords } from '../words.js';

interface SlideProps {
  label: string;
  kind?: 'primary' | 'danger';
  confirm: () => void;
}

const ENOUGH = 0.85;

/** A slider that confirms what cannot be undone; an accidental touch does not. By keyboard: End, then Enter. */
export function Slide({ label, kind = 'primary', confirm }: SlideProps) {
  const text = useWords(appWords);
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const begun = useRef<number | null>(null);
  const width = () => Math.max(1, (track.current?.clientWidth ?? 1) - 64);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    begun.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (begun.current !== null) setAt(Math.min(1, Math.max(0, (event.clientX - begun.current) / width())));
  };
  const leave = () => {
    if (begun.current === null) return;
    begun.current = null;
    if (at >= ENOUGH) confirm();
    setAt(0);
  };
  const type = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      ArrowRight: Math.min(1, at + 0.25),
      ArrowLeft: Math.max(0, at - 0.25),
      Home: 0,
      End: 1,
    };
    const next = keys[event.key];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && at >= ENOUGH) confirm();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={track} className={`slide ${kind}`}>
      <span className="trail" style={{ width: `calc(64px + ${at} * (100% - 64px))` }} />
      <span className="label" aria-hidden>
        {label}
      </span>
      <div
        className="knob"
        role="slider"
        tabIndex={0}
        aria-label={text.slide(label)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(at * 100)}
        style={{ left: `calc(${at} * (100% - 64px))` }}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={leave}
        onPointerCancel={() => {
          begun.current = null;
          setAt(0);
        }}
        onKeyDown={type}
      >
        <Icon name="chevron" size={20} />
      </div>
    </div>
  );
}
