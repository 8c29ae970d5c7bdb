import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { merchantWords as text } from '../words.js';

interface ShownOnceProps {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  close: () => void;
}

/** Shows a secret until the dialog is closed; it cannot be shown again. */
export function ShownOnce({ title, facts, close }: ShownOnceProps) {
  return (
    <Dialog
      title={title}
      close={close}
      actions={
        <Button kind="primary" onClick={close}>
          {text.kept}
        </Button>
      }
    >
      <div className="stack">
        <p className="note">{text.onceLead}</p>
        {facts.map(([name, value]) => (
          <div key={name}>
            <p className="soft">{name}</p>
            <p className="row">
              <code className="grow well">{value}</code> <Copy text={value} what={name} />
            </p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
