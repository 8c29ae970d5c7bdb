import { createElement, type ComponentProps, type ElementType } from 'react';

type Gap = 2 | 4 | 8 | 12 | 16;

interface Own {
  /** Pixels between the parts; absent: as usual for this layout. */
  readonly gap?: Gap;
  readonly className?: string;
}

/** Everything the element itself takes is passed on. */
type Props<T extends ElementType, More = object> = Own &
  More & { readonly as?: T } & Omit<ComponentProps<T>, keyof Own | keyof More | 'as'>;

function laid(
  layout: string,
  { as = 'div', gap, className = '', ...rest }: Own & { as?: ElementType },
  variables?: Readonly<Record<string, string>>,
) {
  const classes = [layout, gap === undefined ? '' : `g${String(gap)}`, className];
  return createElement(as, {
    ...rest,
    className: classes.filter(Boolean).join(' '),
    ...(variables && { style: variables }),
  });
}

const pixels = (name: string, value: number | undefined) =>
  value === undefined ? undefined : { [name]: `${String(value)}px` };

/** One below the other. */
export function Stack<T extends ElementType = 'div'>(props: Props<T>) {
  return laid('stack', props);
}

/** One beside the other, on one line; `wrap` lets what has no room go below. */
export function Row<T extends ElementType = 'div'>({
  wrap,
  ...props
}: Props<T, { readonly wrap?: boolean }>) {
  return laid(wrap ? 'row wrap' : 'row', props);
}

/** As many columns as have room, each at least so wide (pixels). */
export function Grid<T extends ElementType = 'div'>({
  least,
  ...props
}: Props<T, { readonly least?: number }>) {
  return laid('tiles', props, pixels('--least', least));
}

/** A thing on a ground of its own. */
export function Card<T extends ElementType = 'div'>({
  padded,
  ...props
}: Props<T, { readonly padded?: boolean }>) {
  return laid(padded ? 'card padded' : 'card', props);
}

/** The main thing, and another beside it of `side` pixels; `first`: the other comes first. Below each other where narrow. */
export function Split<T extends ElementType = 'div'>({
  side,
  first,
  ...props
}: Props<T, { readonly side?: number; readonly first?: boolean }>) {
  return laid(first ? 'split first' : 'split', props, pixels('--side', side));
}

/** The line above a list or beside a map, with what acts on it. */
export function Toolbar<T extends ElementType = 'div'>(props: Props<T>) {
  return laid('toolbar', props);
}
