import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Form, type FormProps } from './form.js';

export interface FormDialogProps extends Pick<FormProps, 'form' | 'children' | 'noValidate'> {
  title: string;
  action: string;
  close?: (() => void) | undefined;
  tone?: 'danger' | 'primary' | undefined;
  disabled?: boolean | undefined;
  wide?: boolean | undefined;
  /** Beside the button: what saving will do. */
  beside?: ReactNode;
  /** Shown below the form, outside of it. */
  below?: ReactNode;
}

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
