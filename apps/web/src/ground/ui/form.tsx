import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemText } from '../api/problem-words.js';
import type { AnyForm } from '../form.js';
import { go, LEAVES } from '../router.js';
import { Button } from './button.js';
import { Confirm, Dialog } from './dialog.js';
import { Icon } from './icon.js';
import { formWords as text } from '../words.js';

interface FormProps {
  form: AnyForm;
  children: ReactNode;
  className?: string;
  label?: string;
}

/** A form with its refusal. Whoever leaves the screen with changes is asked once. */
export function Form({ form, children, className = 'stack', label }: FormProps) {
  return (
    <form id={form.id} className={className} aria-label={label} onSubmit={form.submit} noValidate>
      {children}
      {form.refusal !== null && (
        <p className="error" role="alert">
          <Icon name="alert" /> {problemText(form.refusal)}
        </p>
      )}
      {form.dirty && <Leaving clean={form.clean} />}
    </form>
  );
}

function Leaving({ clean }: Pick<AnyForm, 'clean'>) {
  const [to, setTo] = useState<string | null>(null);
  const agreed = useRef(false);
  useEffect(() => {
    const ask = (event: Event) => {
      if (agreed.current || clean.current || !(event instanceof CustomEvent)) return;
      event.preventDefault();
      setTo(event.detail as string);
    };
    const stay = (event: Event) => {
      event.preventDefault();
    };
    addEventListener(LEAVES, ask);
    addEventListener('beforeunload', stay);
    return () => {
      removeEventListener(LEAVES, ask);
      removeEventListener('beforeunload', stay);
    };
  }, [clean]);
  if (to === null) return null;
  return (
    <Confirm
      title={text.title}
      action={text.leave}
      confirm={() => {
        agreed.current = true;
        go(to);
      }}
      close={() => {
        setTo(null);
      }}
    >
      <p>{text.lead}</p>
    </Confirm>
  );
}

interface FormDialogProps extends FormProps {
  title: string;
  /** The text of the button that saves. */
  action: string;
  close: () => void;
  wide?: boolean;
  /** Beside the button: what saving will do. */
  beside?: ReactNode;
  /** Below the form, and no part of it. */
  below?: ReactNode;
}

/** A form in a dialog, which closes when its `saved` says so. */
export function FormDialog({
  title,
  action,
  close,
  wide = false,
  beside,
  below,
  form,
  children,
}: FormDialogProps) {
  const actions = (
    <>
      {beside}
      <Button kind="primary" type="submit" form={form.id} busy={form.busy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} close={close} wide={wide} actions={actions}>
      <Form form={form}>{children}</Form>
      {below}
    </Dialog>
  );
}
