import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Backdrop of a dialog: leaves by a press that began and ended on it. Whoever selects text and lets go outside, or the other
 * way round, meant something else.
 */
export function useBackdrop(leave: () => unknown) {
  const press = useRef({ began: false, ended: false });
  const isBackdrop = ({ target, currentTarget }: PointerEvent | MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { began: isBackdrop(event), ended: false };
    },
    onPointerUp: (event: PointerEvent) => {
      press.current.ended = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      const { began, ended } = press.current;
      press.current = { began: false, ended: false };
      if (began && ended && isBackdrop(event)) leave();
    },
  };
}
