import { useState, type ReactNode } from 'react';
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
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon="trash"
        onClick={() => {
          setAsked(true);
        }}
      >
        {label}
      </Button>
      {asked && (
        <Confirm
          title={title}
          action={label}
          busy={busy}
          close={() => {
            setAsked(false);
          }}
          confirm={remove}
        >
          {children}
        </Confirm>
      )}
    </>
  );
}
