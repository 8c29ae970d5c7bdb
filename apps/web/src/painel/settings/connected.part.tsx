import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Dialog } from '../../ground/ui/dialog.js';

interface ConnectedProps {
  readonly title: string;
  readonly lead: string;
  readonly done: string;
  /** What the other side has to be told, each with its name. */
  readonly told: readonly (readonly [name: string, value: string])[];
  readonly close: () => void;
}

/** What a new connection hands over, once, to be copied. */
export function Connected({ title, lead, done, told, close }: ConnectedProps) {
  return (
    <Dialog
      title={title}
      close={close}
      actions={
        <Button kind="primary" onClick={close}>
          {done}
        </Button>
      }
    >
      <div className="stack">
        <p>{lead}</p>
        {told.map(([name, value]) => (
          <p key={name}>
            <span className="soft">{name}</span>
            <span className="row">
              <code className="break grow">{value}</code> <Copy text={value} what={name} />
            </span>
          </p>
        ))}
      </div>
    </Dialog>
  );
}
