import type { ReactNode, SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Icon } from '../../ground/ui/icon.js';
import { recordFormWords as text } from '../words.js';

interface RecordDialogProps {
  /** The id of the form in the document. */
  id: string;
  title: string;
  /** The text of the button that saves. */
  action: string;
  form: { send: (event: SubmitEvent) => void; busy: boolean; refusal: Error | null };
  close: () => void;
  children: ReactNode;
}

/** The dialog of the form of a courier or a merchant. Refused fields keep what was typed. */
export function RecordDialog({ id, title, action, form, close, children }: RecordDialogProps) {
  const { refusal } = form;
  const atFields = refusal instanceof Problem && Object.keys(refusal.fields).length > 0;
  return (
    <Dialog
      wide
      title={title}
      close={close}
      actions={
        <Button kind="primary" type="submit" form={id} busy={form.busy}>
          {action}
        </Button>
      }
    >
      <form id={id} className="stack" onSubmit={form.send} noValidate>
        {children}
        {refusal && (
          <p className="error" role="alert">
            <Icon name="alert" /> {atFields ? text.checkFields : problemText(refusal)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
