import type { ReactNode } from 'react';
import { FileButton, PICTURES } from '../../base/ui/file-button.js';
import { Button } from '../../base/ui/button.js';
import { logoFormWords as text } from '../../base/words.js';

interface LogoFormProps {
  title: string;
  hint: string;
  shown: ReactNode;
  removable: boolean;
  busy: boolean;
  /** null: the logo is removed. */
  send: (file: File | null) => void;
}

/** A logo with its picture; a file is sent as soon as it is chosen. */
export function LogoForm({ title, hint, shown, removable, busy, send }: LogoFormProps) {
  return (
    <section className="box stack">
      <h2>{title}</h2>
      <p className="soft">{hint}</p>
      <p className="row wrap">
        {shown}
        <FileButton accept={PICTURES} busy={busy} choose={send}>
          {text.send}
        </FileButton>
        {removable && (
          <Button kind="quiet" onClick={() => send(null)}>
            {text.remove}
          </Button>
        )}
      </p>
    </section>
  );
}
