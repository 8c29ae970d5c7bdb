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
  /** It is left without a question: a password may be the browser's own. */
  unasked?: boolean;
  /** Whether the browser's own checks are off. */
  noValidate?: boolean;
  /** The query of the address has opened it: another query closes it. */
  byQuery?: boolean;
  /** It is longer than a window: below the fields it says that one above is wrong. */
  large?: boolean;
}

/**
 * A form with its refusal, which leads to the first field that is wrong. Whoever leaves the screen with changes is asked
 * once.
 */
export function Form(props: FormProps) {
  const { form, children, className = 'stack', label, unasked = false, large = false } = props;
  const { noValidate = form.checks, byQuery = false } = props;
  const { tries, busy } = form;
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) shown.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, busy]);
  return (
    <form
      ref={shown}
      id={form.id}
      className={className}
      aria-label={label}
      onSubmit={form.submit}
      noValidate={noValidate}
    >
      {children}
      {form.refusal !== null && (
        <p className="error" role="alert">
          <Icon name="alert" /> {problemText(form.refusal)}
        </p>
      )}
      {large && form.refusal === null && form.atFields && (
        <p className="error" role="alert">
          <Icon name="alert" /> {text.check}
        </p>
      )}
      {form.dirty && !unasked && <Leaving clean={form.clean} byQuery={byQuery} />}
    </form>
  );
}

function Leaving({ clean, byQuery }: Pick<AnyForm, 'clean'> & { byQuery: boolean }) {
  const [to, setTo] = useState<string | null>(null);
  const agreed = useRef(false);
  useEffect(() => {
    const ask = (event: Event) => {
      if (agreed.current || clean.current || !(event instanceof CustomEvent)) return;
      const there = event.detail as string;
      if (!byQuery && there.split('?')[0] === location.pathname) return;
      event.preventDefault();
      setTo(there);
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
  }, [clean, byQuery]);
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
  /** How grave it is. */
  tone?: 'danger' | 'primary';
  /** There is nothing to save yet. */
  disabled?: boolean;
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
  tone = 'primary',
  disabled = false,
  wide = false,
  beside,
  below,
  form,
  noValidate = form.checks,
  children,
}: FormDialogProps) {
  const actions = (
    <>
      {beside}
      <Button kind={tone} type="submit" form={form.id} busy={form.busy} disabled={disabled}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} close={close} wide={wide} actions={actions}>
      <Form form={form} large={wide} noValidate={noValidate}>
        {children}
      </Form>
      {below}
    </Dialog>
  );
}
