import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Backdrop of a dialog: leaves by a press that began and ended on it. Whoever selects text and lets go outside, or the other
 * way round, meant something else.
 */
export function useBackdrop(leave: () => unknown) {
  const press = useRef({ pressed: false, released: false });
  const isBackdrop = ({ target, currentTarget }: PointerEvent | MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { pressed: isBackdrop(event), released: false };
    },
    onPointerUp: (event: PointerEvent) => {
      press.current.released = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      const { pressed, released } = press.current;
      press.current = { pressed: false, released: false };
      if (pressed && released && isBackdrop(event)) leave();
    },
  };
}
