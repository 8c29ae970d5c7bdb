import type { ReactNode } from 'react';
import { Button } from './button.js';
import { confirm } from './dialog.js';

interface RemovalProps {
  label: string;
  title: string;
  busy: boolean;
  remove: () => void;
  /** Describes what will follow. */
  children: ReactNode;
}

/** A quiet button below a form that asks once before it removes the record. */
export function Removal({ label, title, busy, remove, children: lead }: RemovalProps) {
  const ask = async () => {
    if (await confirm({ title, lead, action: label })) remove();
  };
  return (
    <Button kind="quiet" icon="trash" busy={busy} onClick={ask}>
      {label}
    </Button>
  );
}
