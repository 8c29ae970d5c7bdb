import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RowsProps<T> {
  rows: readonly T[];
  render: (row: T, index: number) => ReactNode;
}

const TOGETHER = 50;
/** About the height of a row that was never drawn. */
const ROW_PX = 37;
const BEYOND = '600px';

/** A table's rows. Of a long one only blocks of fifty in sight are drawn; heights need not be known. */
export function Rows<T>({ rows, render }: RowsProps<T>) {
  if (rows.length <= 2 * TOGETHER) return <tbody>{rows.map(render)}</tbody>;
  const starts = Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, index) => index * TOGETHER);
  return starts.map((from) => (
    <Block
      key={from}
      rows={rows.slice(from, from + TOGETHER)}
      render={(row, index) => render(row, from + index)}
    />
  ));
}

function Block<T>({ rows, render }: RowsProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** The height of the block while it is out of sight. */
  const [height, setHeight] = useState<number | null>(rows.length * ROW_PX);
  useEffect(() => {
    const block = body.current;
    if (!block) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: scrollerOf(block), rootMargin: BEYOND },
    );
    seen.observe(block);
    return () => seen.disconnect();
  }, []);
  return (
    <tbody ref={body}>
      {height === null ? (
        rows.map(render)
      ) : (
        <tr aria-hidden className="unseen" style={{ height }}>
          <td />
        </tr>
      )}
    </tbody>
  );
}

/** The element that scrolls another up and down; null: the page. */
function scrollerOf(element: Element): Element | null {
  const above = element.parentElement;
  if (!above) return null;
  const scrolls = ['auto', 'scroll'].includes(getComputedStyle(above).overflowY);
  return scrolls && above.scrollHeight > above.clientHeight ? above : scrollerOf(above);
}
