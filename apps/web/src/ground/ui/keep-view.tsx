import { useForm } from '../form.js';
import { listViewsWords as text } from '../words.js';
import { Dialog } from './dialog.js';
import { Check, TextField } from './field.js';
import { Form, Submit } from './form.js';

interface KeepViewProps {
  keep: (name: string, shared: boolean) => Promise<unknown>;
  close: () => void;
}

/** Keeps the filters of a list under a name. */
export function KeepView({ keep, close }: KeepViewProps) {
  const form = useForm({
    begin: { name: '', shared: false },
    save: ({ name, shared }) => keep(name, shared),
    saved: close,
  });
  return (
    <Dialog title={text.keepTitle} close={close}>
      <Form form={form}>
        <TextField label={text.name} maxLength={60} required {...form.field('name')} />
        <Check label={text.share} {...form.check('shared')} />
        <Submit form={form}>{text.save}</Submit>
      </Form>
    </Dialog>
  );
}
