import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type Answer, type Asks, type Noun, type Operation, sendChange, write } from '../api/client.js';
import { Button, type ButtonProps } from './button.js';
import { confirm } from './dialog.js';
import { notify, refused } from './toast.js';

interface ActProps<O extends Operation> extends Omit<ButtonProps, 'onClick' | 'busy'> {
  of: O;
  by: Asks<O>;
  also?: readonly (Noun | QueryKey)[];
  ask?: Parameters<typeof confirm>[0];
  /** Text of the toast after the operation. */
  success?: string;
  done?: (answer: Answer<O>) => unknown;
}

/** A button that sends one operation; `ask`: after a question. A refusal is announced. */
export function Act<O extends Operation>({ of, by, also = [], ask, success, done, ...button }: ActProps<O>) {
  const onSuccess = (answer: Answer<O>) => {
    if (success !== undefined) notify(success);
    return done?.(answer);
  };
  const { mutate, isPending } = useMutation(write(of, { also, gcTime: 0, onSuccess }));
  const run = async () => {
    if (!ask || (await confirm(ask))) mutate(by);
  };
  return <Button {...button} busy={isPending} onClick={run} />;
}

/** Sends one operation as `Act` does, for a menu. */
export async function perform<O extends Operation>({ of, by, ask, success }: Performed<O>) {
  if (!ask || (await confirm(ask))) await sendChange(of, by).then(() => notify(success), refused);
}

type Performed<O extends Operation> = Pick<ActProps<O>, 'of' | 'by' | 'ask'> & { success: string };
