import { type ReactNode } from 'react';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';

interface ConnectionProps {
  readonly title: string;
  /** With whom, or what holds without. */
  readonly said: ReactNode;
  readonly text: Readonly<
    Record<
      'connect' | 'change' | 'disconnect' | 'disconnectTitle' | 'disconnectLead' | 'disconnected',
      string
    >
  >;
  readonly connected: boolean;
  readonly disconnect: {
    readonly isPending: boolean;
    readonly mutate: (nothing: undefined, then: { onSuccess: () => void }) => void;
  };
  /** The dialog of a new connection. */
  readonly connecting: (close: () => void) => ReactNode;
  readonly narrow?: boolean;
}

/** One line: a service that the company has a contract with; and the ways to change that. */
export function Connection({ title, said, text, narrow = false, ...props }: ConnectionProps) {
  const { connected, disconnect, connecting } = props;
  const end = async () => {
    const { disconnectTitle, disconnectLead: lead, disconnect: action } = text;
    if (await confirm({ title: disconnectTitle, lead, action }))
      disconnect.mutate(undefined, { onSuccess: () => notify(text.disconnected) });
  };
  return (
    <section
      className={narrow ? 'card padded row wrap narrow-page' : 'card padded row wrap'}
      aria-label={title}
    >
      <span className="grow">
        <strong>{title}</strong> <span className="soft break">{said}</span>
      </span>
      {connected && (
        <Button kind="quiet" onClick={end}>
          {text.disconnect}
        </Button>
      )}
      <Button onClick={() => showDialog(connecting)}>{connected ? text.change : text.connect}</Button>
    </section>
  );
}
