import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Field } from './field.js';
import { reasonWords as text } from '../words.js';

const MOST = 500;

interface ReasonProps {
  title: string;
  /** Describes what will follow. */
  children: ReactNode;
  /** Frequent reasons. */
  usual: readonly string[];
  action: string;
  optional?: boolean;
  /** `primary`: the act is welcome, and the reason a note. */
  tone?: 'danger' | 'primary';
  /** What is asked for; without it: the reason. */
  label?: string;
  /** Characters that the API takes. */
  most?: number;
  busy?: boolean;
  confirm: (reason: string) => void;
  close: () => void;
}

/** Asks for confirmation and a reason. */
export function Reason(props: ReasonProps) {
  const { title, children, usual, action, optional = false, busy = false, confirm, close } = props;
  const { tone = 'danger', label, most = MOST } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = !optional && reason.trim() === '';
  const actions = (
    <>
      <Button onClick={close}>{text.cancel}</Button>
      <Button kind={tone} type="submit" form={form} busy={busy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} close={close} actions={actions}>
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!missing) confirm(reason.trim());
        }}
      >
        {children}
        <Field label={label ?? text.reason} error={tried && missing ? text.missing : undefined}>
          {(attributes) => (
            <textarea
              {...attributes}
              className="input"
              rows={3}
              maxLength={most}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
              }}
            />
          )}
        </Field>
        {usual.length > 0 && (
          <p className="row wrap">
            {usual.map((one) => (
              <Button
                key={one}
                onClick={() => {
                  setReason(one);
                }}
              >
                {one}
              </Button>
            ))}
          </p>
        )}
      </form>
    </Dialog>
  );
}
