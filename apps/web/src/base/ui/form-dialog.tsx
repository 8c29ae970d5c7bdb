import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Form, type FormProps } from './form.js';

export interface FormDialogProps extends Pick<FormProps, 'form' | 'children' | 'noValidate'> {
  title: string;
  action: string;
  close?: (() => void) | undefined;
  /** How grave it is. */
  tone?: 'danger' | 'primary' | undefined;
  /** There is nothing to save yet. */
  disabled?: boolean | undefined;
  wide?: boolean | undefined;
  /** Beside the button: what saving will do. */
  beside?: ReactNode;
  /** Below the form, and no part of it. */
  below?: ReactNode;
}

/** A form in a dialog, which closes when its `saved` says so. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, close, tone = 'primary', disabled = false, wide = false, beside, below } = props;
  const { form, noValidate = form.checks, children } = props;
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
