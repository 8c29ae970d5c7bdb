import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Closes a dialog by a press that began and ended on its backdrop. A press that ends elsewhere was a
 * selection of text.
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
