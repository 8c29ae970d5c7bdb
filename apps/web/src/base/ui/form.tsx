import { useEffect, useRef, type ReactNode } from 'react';
import { problemText } from '../api/problem-words.js';
import type { AnyForm } from '../form.js';
import { lazy } from '../lazy.js';
import { Button, type ButtonProps } from './button.js';
import { Icon } from './icon.js';
import { formWords as text } from '../words.js';

const Leaving = lazy(async () => (await import('./leaving.js')).Leaving, null);

export interface FormProps {
  form: AnyForm;
  children: ReactNode;
  className?: string;
  label?: string | undefined;
  /** Leaving asks nothing: a password may have been filled in by the browser. */
  unasked?: boolean;
  noValidate?: boolean;
  /** The query of the address has opened the form: another query closes it. */
  byQuery?: boolean;
  /** The form is longer than a window: below the fields it says that one above is wrong. */
  large?: boolean;
}

/**
 * A form with its refusal, which leads to the first wrong field. Leaving the screen with unsaved changes asks
 * once.
 */
export function Form(props: FormProps) {
  const { form, children, className = 'stack', label, unasked = false, large = false } = props;
  const { noValidate = form.checks, byQuery = false } = props;
  const { attempts, busy, refusal } = form;
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) shown.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts, busy]);
  const message = refusal !== null ? problemText(refusal) : large && form.atFields ? text.check : null;
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
      {message !== null && (
        <p className="error" role="alert">
          <Icon name="alert" /> {message}
        </p>
      )}
      {form.dirty && !unasked && <Leaving pristine={form.pristine} byQuery={byQuery} />}
    </form>
  );
}

/** Says “Save” where it has no children. */
export function Submit({
  form,
  children = text.save,
  ...button
}: { form: AnyForm } & Omit<ButtonProps, 'form'>) {
  return (
    <Button kind="primary" type="submit" busy={form.busy} {...button}>
      {children}
    </Button>
  );
}
