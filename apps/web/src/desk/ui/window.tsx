import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

interface WindowProps<T> {
  items: readonly T[];
  /** Pixels; the width, where `across` puts items beside each other. */
  heightOf: (item: T) => number;
  across?: boolean;
  keyOf: (item: T) => string | number;
  render: (item: T, index: number) => ReactNode;
  scroller: RefObject<HTMLElement | null>;
}

const BEYOND_PX = 300;

/** Renders only the visible part of a long list. Heights are given, so nothing is measured. */
export function Window<T>({ items, heightOf, across = false, keyOf, render, scroller }: WindowProps<T>) {
  const [view, setView] = useState({ top: 0, height: 800 });
  const size = across ? 'width' : 'height';
  const frame = useRef(0);
  const look = useCallback(() => {
    const element = scroller.current;
    if (element && across) setView({ top: element.scrollLeft, height: element.clientWidth });
    else if (element) setView({ top: element.scrollTop, height: element.clientHeight });
  }, [scroller, across]);
  useLayoutEffect(look, [look, items.length]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const later = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(look);
    };
    const sized = new ResizeObserver(later);
    sized.observe(element);
    element.addEventListener('scroll', later, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', later);
    };
  }, [look, scroller]);
  let top = 0;
  const shown: ReactNode[] = [];
  items.forEach((item, index) => {
    const height = heightOf(item);
    if (top + height > view.top - BEYOND_PX && top < view.top + view.height + BEYOND_PX)
      shown.push(
        <div
          key={keyOf(item)}
          className="placed"
          style={{ transform: `translate${across ? 'X' : 'Y'}(${top}px)`, [size]: height }}
          role="presentation"
        >
          {render(item, index)}
        </div>,
      );
    top += height;
  });
  return (
    <div className="window" style={{ [size]: top }} role="presentation">
      {shown}
    </div>
  );
}
