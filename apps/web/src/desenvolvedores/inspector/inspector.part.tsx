import { partIn, useParameter } from '../../ground/search.js';
import { Status } from '../../ground/ui/status.js';
import { PartTabs } from '../../ground/ui/parts.js';
import type { App } from '../data/apps.hook.js';
import { useAppLive } from '../data/live.hook.js';
import { ReceivedList } from './received.part.js';
import { SentList } from './sent.part.js';
import { inspectorWords as text } from '../words.js';

const KIND = partIn('sentido', { sent: null, received: 'recebido' });

/** What went between the platform and the partner's program, live. */
export function Inspector({ app }: { app: App }) {
  const { live } = useAppLive();
  const kind = useParameter(KIND);
  return (
    <>
      <div className="row wrap">
        <h2 className="grow">{text.title}</h2>
        <Status tone={live ? 'green' : 'amber'}>{live ? text.live : text.asking}</Status>
      </div>
      <PartTabs part={KIND} label={text.kindsLabel} names={text.kinds} />
      <p className="soft">{text.lead[kind]}</p>
      {kind === 'sent' ? <SentList id={app.id} /> : <ReceivedList id={app.id} />}
    </>
  );
}
