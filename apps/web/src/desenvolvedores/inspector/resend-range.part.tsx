import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { useResendRange, type ResentState } from './inspector.hook.js';
import { resendWords as text } from '../words.js';

interface ResendRangeProps {
  id: number;
  /** Of the list's filter, where such messages have ended. */
  state: ResentState | undefined;
  orderId: number | undefined;
}

/** Sends ended messages of a span of time again, those of the list's filter. */
export function ResendRange({ id, state, orderId }: ResendRangeProps) {
  const { mutateAsync } = useResendRange(id);
  const form = useForm({
    begin: { from: '', to: '', event: '' },
    save: ({ from, to, event }) =>
      mutateAsync({
        ...(state && { state }),
        ...(orderId !== undefined && { orderId }),
        ...(event.trim() !== '' && { event: event.trim() }),
        ...(from !== '' && { from: new Date(from).toISOString() }),
        ...(to !== '' && { to: new Date(to).toISOString() }),
      }),
    saved: ({ resent }) => notify(text.resent(resent)),
  });
  return (
    <details>
      <summary>{text.title}</summary>
      <p className="soft">{text.lead}</p>
      <Form form={form}>
        <div className="two">
          <TextField label={text.from} type="datetime-local" {...form.field('from')} />
          <TextField label={text.to} type="datetime-local" {...form.field('to')} />
          <TextField label={text.event} autoComplete="off" {...form.field('event')} />
        </div>
        <p>
          <Button type="submit" busy={form.busy}>
            {text.send}
          </Button>
        </p>
      </Form>
    </details>
  );
}
