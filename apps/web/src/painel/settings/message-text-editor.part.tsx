import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { usePreview, type Moment, type Preview } from './message-texts.hook.js';
import { messageTextWords as text } from '../words.js';

interface EditorProps {
  readonly moment: Moment;
  readonly channel: Moment['channels'][number];
  readonly built: Moment['builtIn'][number];
  readonly locked: boolean;
}

/** A text for a moment, channel and language, beside what the server would send. */
export function MessageTextEditor({ moment, channel, built, locked }: EditorProps) {
  const { template, placeholders, own } = moment;
  const { language } = built;
  const kept = own.find((one) => one.channel === channel && one.language === language);
  const place = { template, channel, language };
  const saving = useMutation(write('PUT /api/admin/message-texts'));
  const { subject, text: begun } = kept ?? built;
  const form = useForm({
    begin: { subject, text: begun },
    save: (values) => saving.mutateAsync({ ...place, own: values }),
    saved: () => notify(text.saved),
  });
  const preview = usePreview({ ...place, ...form.values });
  const area = useRef<HTMLDivElement>(null);
  const put = (name: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current?.querySelector('textarea') ?? {};
    const { text: now } = form.values;
    form.set({ text: `${now.slice(0, selectionStart)}{${name}}${now.slice(selectionEnd)}` });
  };
  const [problem] = preview.data?.problems ?? [];
  return (
    <Form form={form}>
      {channel === 'email' && (
        <TextField
          label={text.subject}
          maxLength={150}
          required
          disabled={locked}
          {...form.field('subject')}
        />
      )}
      <div ref={area}>
        <AreaField
          label={text.text}
          rows={5}
          maxLength={1_000}
          required
          disabled={locked}
          hint={text.hint}
          {...form.field('text')}
          error={problem ? faultText(problem) : form.errorAt('text')}
        />
      </div>
      {!locked && (
        <p className="row wrap">
          {placeholders.map((name) => (
            <Button key={name} onClick={() => put(name)}>
              {text.placeholders[name]}
            </Button>
          ))}
        </p>
      )}
      {preview.data && <Shown preview={preview.data} mail={channel === 'email'} />}
      {!locked && (
        <p className="row wrap">
          <Submit form={form} disabled={!form.dirty || problem !== undefined}>
            {text.save}
          </Submit>
          {kept && (
            <Button
              busy={saving.isPending && !form.busy}
              onClick={() =>
                saving.mutateAsync({ ...place, own: null }).then(() => {
                  form.undo();
                  notify(text.reset);
                }, refused)
              }
            >
              {text.back}
            </Button>
          )}
        </p>
      )}
    </Form>
  );
}

/** The example as its reader gets it. */
function Shown({ preview, mail }: { preview: Preview; mail: boolean }) {
  return (
    <figure className="stack g2">
      <figcaption className="soft">
        {text.preview}
        {preview.parts !== null && ` · ${text.parts(preview.parts)}`}
      </figcaption>
      <div className="card padded">
        {mail && <strong className="block">{preview.subject}</strong>}
        {preview.text}
      </div>
    </figure>
  );
}

function faultText(fault: Preview['problems'][number]): string {
  return fault.kind === 'too_long' ? text.tooLong : text.problem[fault.kind](fault.placeholder);
}
