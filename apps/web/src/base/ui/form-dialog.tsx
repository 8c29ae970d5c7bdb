import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog, useClose } from './dialog.js';
import { Form, type FormProps } from './form.js';
import { dialogWords, formWords } from '../words.js';

export interface FormDialogProps extends Pick<FormProps, 'form' | 'children' | 'noValidate'> {
  title: string;
  /** Absent: “Save”. */
  action?: string | undefined;
  close?: (() => void) | undefined;
  tone?: 'danger' | 'primary' | undefined;
  disabled?: boolean | undefined;
  wide?: boolean | undefined;
  /** A button that closes it, too. */
  back?: boolean;
  /** Beside the button: what saving will do. */
  beside?: ReactNode;
  /** Shown below the form, outside of it. */
  below?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, action = formWords.save, tone = 'primary', disabled = false, wide = false } = props;
  const { form, noValidate = form.checks, back = false, beside, below, children } = props;
  const close = useClose(props.close);
  const actions = (
    <>
      {beside}
      {back && <Button onClick={() => close()}>{dialogWords.cancel}</Button>}
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
