import type { ReactNode } from 'react';
import { useOpen } from '../open.js';
import { Button } from './button.js';
import { Confirm } from './dialog.js';

interface RemovalProps {
  label: string;
  title: string;
  busy: boolean;
  remove: () => void;
  /** Describes what will follow. */
  children: ReactNode;
}

/** A quiet button below a form that asks once before it removes the record. */
export function Removal({ label, title, busy, remove, children }: RemovalProps) {
  const asked = useOpen();
  return (
    <>
      <Button kind="quiet" icon="trash" onClick={asked.open}>
        {label}
      </Button>
      {asked.is && (
        <Confirm title={title} action={label} busy={busy} close={asked.close} confirm={remove}>
          {children}
        </Confirm>
      )}
    </>
  );
}
