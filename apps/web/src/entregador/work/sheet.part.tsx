import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useFocusReturn } from '../../base/focus-return.js';
import { now } from '../../base/clock.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { act, type NewAct } from '../data/acts.store.js';
import { closeSheet } from '../data/sheet.store.js';
import { NotStored, useStoring } from './not-stored.part.js';
import { appWords as text } from '../words.js';
import './sheets.css';

interface SheetProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** Content of the bar at the bottom, within the thumb's reach. */
  dock?: ReactNode;
}

/** A full-screen dialog of the browser; it closes by Escape and by the phone's back gesture. */
export function Sheet({ title, close, children, dock }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    dialog.current?.showModal();
    // The dialog has focused its close button.
    dialog.current?.querySelector<HTMLElement>('.body :is(input, textarea)')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onClose={close}>
      <header className="row">
        <h2 className="grow">{title}</h2>
        <Button kind="quiet" icon="close" bare onClick={close}>
          {text.close}
        </Button>
      </header>
      <div className="body">{children}</div>
      {dock !== undefined && <div className="dock">{dock}</div>}
    </dialog>
  );
}

interface ActSheetProps extends Pick<SheetProps, 'title'>, Pick<SlideProps, 'label' | 'kind'> {
  /** null: something is missing. */
  toSend: NewAct | null;
  children: (tried: boolean) => ReactNode;
}

/** The open sheet with the slider that stores its act. `tried`: it was tried, so what is missing shows. */
export function ActSheet({ toSend, label, kind = 'primary', children, ...sheet }: ActSheetProps) {
  const { error, store } = useStoring();
  const [tried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (toSend === null) showMissing();
    else store(() => act(toSend).then(closeSheet));
  };
  return (
    <Sheet
      {...sheet}
      close={closeSheet}
      dock={
        <>
          <NotStored error={error} />
          <Slide kind={kind} label={label} confirm={send} />
        </>
      }
    >
      {children(tried)}
    </Sheet>
  );
}

/** Scrolls to the first thing that is missing, once it is drawn. */
function showMissing() {
  requestAnimationFrame(() =>
    document.querySelector('dialog[open].sheet .body .error')?.scrollIntoView({ block: 'center' }),
  );
}

interface SlideProps {
  label: string;
  kind?: 'primary' | 'danger';
  confirm: () => void;
}

const ENOUGH = 0.85;
/** A touch that moves further is a drag, not a tap. */
const TAP_PX = 8;

/**
 * A slider that confirms what cannot be undone, so that an accidental touch does not. Without dragging: a tap
 * on it, which asks, then another one. By keyboard: Enter or the space bar twice, or End and then Enter.
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
    // By the event's position: the last move of a quick thumb may not be drawn yet.
    if (reached(event.clientX - startX.current) >= ENOUGH) done();
    startX.current = null;
    setShare(0);
    // A mouse clicks at the end of a drag; that click is ignored, later ones are not.
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

/** A second tap within this time is the bounce of one touch. */
const BOUNCE_MS = 500;
/** The first tap counts for this long: enough for somebody who moves slowly. */
const ARMED_MS = 10_000;

/**
 * The effect of a tap on the slider, for people who cannot drag: the first one asks, a second one that is no
 * bounce confirms. `askedAt`: time of the first one; null: there was none.
 */
export function tapped(askedAt: number | null, now: number): 'asks' | 'bounces' | 'confirms' {
  if (askedAt === null || now - askedAt > ARMED_MS) return 'asks';
  return now - askedAt < BOUNCE_MS ? 'bounces' : 'confirms';
}
