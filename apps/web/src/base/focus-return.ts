import { useEffect, useRef } from 'react';

/**
 * Returns the focus, when the component is removed, to the element that had it before, unless another element
 * has it by then. Call it before the effect that moves the focus into the component. A menu whose item opens
 * a dialog returns the focus first, so that the dialog later returns it to the menu's button.
 */
export function useFocusReturn(): void {
  const former = useRef<Element | null>(null);
  useEffect(() => {
    // A ref keeps it: in development React runs each effect twice, again with the focus already moved.
    const back = (former.current ??= document.activeElement);
    return () => {
      if (document.activeElement !== document.body) return;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, []);
}
