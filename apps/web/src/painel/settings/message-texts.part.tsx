import { keepPreviousData } from '@tanstack/react-query';
import { useState, useRef } from 'react';
import { sendChange, type Answer, itemsOf, useRead } from '../../base/api/client.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Lines } from '../../base/ui/box.js';
import { Status } from '../../base/ui/status.js';
import { Tabs } from '../../base/ui/tabs.js';
import { useForm } from '../../base/form.js';
import { AreaField } from '../../base/ui/area.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { notify } from '../../base/ui/toast.js';
import { useSettled } from '../../base/settled.js';
import { messageTextWords as text, messageWords } from '../words.js';

export function MessageTexts({ locked }: { locked: boolean }) {
  const moments = useRead('/api/admin/message-texts', {}, { select: itemsOf });
  const [open, setOpen] = useState<Moment['template'] | null>(null);
  const act = locked ? text.see : text.edit;
  const opened = moments.data?.find(({ template }) => template === open);
  return (
    <section className="stack" aria-labelledby="message-texts">
      <header className="stack g2">
        <h3 id="message-texts">{text.title}</h3>
        <p className="soft">{text.lead}</p>
      </header>
      <Lines of={moments} lines={8} className="card lines narrow-page">
        {({ template, to, own }) => (
          <li key={template} className="row wrap">
            <span className="grow">
              <strong>{messageWords.templates[template]}</strong>
              <span className="soft block">{text.to[to]}</span>
            </span>
            {own.length > 0 && <Status tone="blue">{text.own(own.length)}</Status>}
            <Button
              aria-label={`${act}: ${messageWords.templates[template]}`}
              onClick={() => setOpen(template)}
            >
              {act}
            </Button>
          </li>
        )}
      </Lines>
      {opened && <MomentDialog moment={opened} locked={locked} close={() => setOpen(null)} />}
    </section>
  );
}

/** A draft of one language stays while another is shown. */
function MomentDialog({ moment, locked, close }: { moment: Moment; locked: boolean; close: () => void }) {
  const { template, channels, builtIn } = moment;
  const first = { channel: channels[0] ?? 'sms', language: builtIn[0]?.language ?? 'pt-BR' };
  const [shown, setShown] = useState(first);
  const [visited, setVisited] = useState(new Set([keyOf(first)]));
  const visit = (place: typeof first) => {
    setShown(place);
    setVisited(new Set(visited).add(keyOf(place)));
  };
  return (
    <Dialog title={messageWords.templates[template]} close={close} wide>
      <div className="stack">
        <Tabs
          label={text.channel}
          tabs={channels.map((key) => ({ key, label: messageWords.channels[key] }))}
          chosen={shown.channel}
          choose={(channel) => visit({ ...shown, channel })}
        />
        {builtIn.length > 1 && (
          <Tabs
            label={text.language}
            tabs={builtIn.map(({ language: key }) => ({ key, label: text.languages[key] }))}
            chosen={shown.language}
            choose={(language) => visit({ ...shown, language })}
          />
        )}
        {channels
          .flatMap((channel) =>
            builtIn.map((built) => ({ channel, built, key: keyOf({ channel, ...built }) })),
          )
          .filter(({ key }) => visited.has(key))
          .map(({ key, ...place }) => (
            <div key={key} hidden={key !== keyOf(shown)}>
              <MessageTextEditor {...place} moment={moment} locked={locked} />
            </div>
          ))}
      </div>
    </Dialog>
  );
}

const keyOf = ({ channel, language }: { channel: string; language: string }) => `${channel} ${language}`;

interface EditorProps {
  readonly moment: Moment;
  readonly channel: Moment['channels'][number];
  readonly built: Moment['builtIn'][number];
  readonly locked: boolean;
}

function MessageTextEditor({ moment, channel, built, locked }: EditorProps) {
  const { template, placeholders, own } = moment;
  const { language } = built;
  const stored = own.find((one) => one.channel === channel && one.language === language);
  const place = { template, channel, language };
  const { subject, text: initial } = stored ?? built;
  const form = useForm({
    begin: { subject, text: initial },
    save: (own) => sendChange('PUT /api/admin/message-texts', { ...place, own }),
    saved: () => notify(text.saved),
  });
  // The server renders what would be sent when typing pauses.
  const draft = useSettled({ ...place, ...form.values }, PAUSE_MS);
  const preview = useRead('POST /api/admin/message-texts/preview', draft, {
    enabled: draft.text.trim() !== '',
    placeholderData: keepPreviousData,
  });
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
          {stored && (
            <Act
              of="PUT /api/admin/message-texts"
              by={{ ...place, own: null }}
              success={text.reset}
              done={form.undo}
            >
              {text.back}
            </Act>
          )}
        </p>
      )}
    </Form>
  );
}

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

const PAUSE_MS = 400;

type Moment = Answer<'/api/admin/message-texts'>['items'][number];
type Preview = Answer<'POST /api/admin/message-texts/preview'>;
