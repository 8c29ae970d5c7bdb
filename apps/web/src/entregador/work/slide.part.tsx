import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { now } from '../../base/clock.js';
import { Icon } from '../../base/ui/icon.js';
import { appWords as text } from '../words.js';
import { tapped } from './slide.rules.js';
import './sheets.css';

interface SlideProps {
  label: string;
  kind?: 'primary' | 'danger';
  confirm: () => void;
}

const ENOUGH = 0.85;
/** A touch that moves further is a drag, not a tap. */
const TAP_PX = 8;

/**
 * A slider that confirms what cannot be undone; an accidental touch does not. Without dragging: a tap on it, which asks, then
 * another one. By keyboard: Enter or the space bar twice, or End and then Enter.
 */
export function Slide({ label, kind = 'primary', confirm }: SlideProps) {
  const track = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const startX = useRef<number | null>(null);
  const dragged = useRef(false);
  const width = () => Math.max(1, (track.current?.clientWidth ?? 1) - 64);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    startX.current = event.clientX;
    dragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const reached = (way: number) => Math.min(1, Math.max(0, way / width()));
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (startX.current === null) return;
    const way = event.clientX - startX.current;
    if (Math.abs(way) > TAP_PX) dragged.current = true;
    setShare(reached(way));
  };
  const done = () => {
    setAskedAt(null);
    confirm();
  };
  const leave = (event: PointerEvent<HTMLDivElement>) => {
    if (startX.current === null) return;
    // By the event: the last move of a quick thumb may not be drawn yet.
    if (reached(event.clientX - startX.current) >= ENOUGH) done();
    startX.current = null;
    setShare(0);
    // A mouse clicks at the end of a drag; later clicks are of their own.
    setTimeout(() => (dragged.current = false));
  };
  const tap = () => {
    const does = tapped(askedAt, now());
    if (does === 'confirms') done();
    else if (does === 'asks') setAskedAt(now());
  };
  const type = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      ArrowRight: Math.min(1, share + 0.25),
      ArrowLeft: Math.max(0, share - 0.25),
      Home: 0,
      End: 1,
    };
    const next = keys[event.key];
    if (next !== undefined) setShare(next);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    // A key that is held down repeats itself.
    else if (event.repeat) return;
    else if (event.key === 'Enter' && share >= ENOUGH) done();
    else tap();
    event.preventDefault();
  };
  return (
    <div
      ref={track}
      className={`slide ${kind}`}
      onClick={() => {
        // Screen readers and switches click without a press before.
        if (!dragged.current) tap();
      }}
    >
      <span className="trail" style={{ width: `calc(64px + ${share} * (100% - 64px))` }} />
      <span className="label" role="status">
        {askedAt === null ? <span aria-hidden>{label}</span> : text.tapAgain(label)}
      </span>
      <div
        className="knob"
        role="slider"
        tabIndex={0}
        aria-label={text.slide(label)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        style={{ left: `calc(${share} * (100% - 64px))` }}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={leave}
        onPointerCancel={() => {
          startX.current = null;
          setShare(0);
        }}
        onKeyDown={type}
      >
        <Icon name="chevron" size={20} />
      </div>
    </div>
  );
}
