import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemsOf } from '../../ground/api/list.js';
import { read } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { MessageTextEditor } from './message-text-editor.part.js';
import { type Moment } from './message-texts.hook.js';
import { messageTextWords as text, messageWords } from '../words.js';

/** The moments at which people get messages, each with the text that the hub or the product wrote. */
export function MessageTexts({ locked }: { locked: boolean }) {
  const moments = useQuery({ ...read('/api/admin/message-texts'), select: itemsOf });
  const [open, setOpen] = useState<Moment['template'] | null>(null);
  const act = locked ? text.see : text.edit;
  const opened = moments.data?.find(({ template }) => template === open);
  return (
    <section className="stack" aria-labelledby="message-texts">
      <header className="stack g2">
        <h3 id="message-texts">{text.title}</h3>
        <p className="soft">{text.lead}</p>
      </header>
      {!moments.isSuccess && <Unread of={moments} lines={8} />}
      {moments.data && (
        <ul className="card lines narrow-page">
          {moments.data.map((moment) => (
            <li key={moment.template} className="row wrap">
              <span className="grow">
                <strong>{messageWords.templates[moment.template]}</strong>
                <span className="soft block">{text.to[moment.to]}</span>
              </span>
              {moment.own.length > 0 && <Status tone="blue">{text.own(moment.own.length)}</Status>}
              <Button
                aria-label={`${act}: ${messageWords.templates[moment.template]}`}
                onClick={() => setOpen(moment.template)}
              >
                {locked ? text.see : text.edit}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && <MomentDialog moment={opened} locked={locked} close={() => setOpen(null)} />}
    </section>
  );
}

interface MomentDialogProps {
  readonly moment: Moment;
  readonly locked: boolean;
  readonly close: () => void;
}

/** The texts of a moment by channel and language. What was begun in one stays while another is looked at. */
function MomentDialog({ moment, locked, close }: MomentDialogProps) {
  const { template, channels, builtIn } = moment;
  const [channel, setChannel] = useState(channels[0] ?? 'sms');
  const [language, setLanguage] = useState(builtIn[0]?.language ?? 'pt-BR');
  const [visited, setVisited] = useState([`${channel} ${language}`]);
  const shown = `${channel} ${language}`;
  const visit = (place: string) =>
    setVisited((before) => (before.includes(place) ? before : [...before, place]));
  return (
    <Dialog title={messageWords.templates[template]} close={close} wide>
      <div className="stack">
        <Tabs
          label={text.channel}
          tabs={channels.map((key) => ({ key, label: messageWords.channels[key] }))}
          chosen={channel}
          choose={(key) => {
            setChannel(key);
            visit(`${key} ${language}`);
          }}
        />
        {builtIn.length > 1 && (
          <Tabs
            label={text.language}
            tabs={builtIn.map(({ language: key }) => ({ key, label: text.languages[key] }))}
            chosen={language}
            choose={(key) => {
              setLanguage(key);
              visit(`${channel} ${key}`);
            }}
          />
        )}
        {channels.flatMap((one) =>
          builtIn
            .filter((built) => visited.includes(`${one} ${built.language}`))
            .map((built) => (
              <div key={`${one} ${built.language}`} hidden={shown !== `${one} ${built.language}`}>
                <MessageTextEditor moment={moment} channel={one} built={built} locked={locked} />
              </div>
            )),
        )}
      </div>
    </Dialog>
  );
}
