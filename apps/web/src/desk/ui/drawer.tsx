import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusReturn } from '../../base/focus-return.js';
import { Button } from '../../base/ui/button.js';
import { useKeys } from './keys.js';
import './drawer.css';
import { drawerWords as text } from '../../base/words.js';

interface DrawerProps {
  label: string;
  close: () => void;
  children: ReactNode;
  wide?: boolean;
  className?: string;
}

/** A panel beside a list with the details of one row. It takes the focus and returns it. */
export function Drawer({ label, close, children, wide = false, className = '' }: DrawerProps) {
  const box = useRef<HTMLElement>(null);
  useKeys({ Escape: close });
  useFocusReturn();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <aside ref={box} className={`drawer ${wide ? 'wide' : ''} ${className}`} tabIndex={-1} aria-label={label}>
      <Button kind="quiet" icon="close" bare className="shut" onClick={close}>
        {text.close}
      </Button>
      {children}
    </aside>
  );
}
