import { goQuery, usePageUrl } from '../../ground/router.js';
import { Status } from '../../ground/ui/status.js';
import { Tabs } from '../../ground/ui/tabs.js';
import type { App } from '../data/apps.hook.js';
import { useAppLive } from '../data/live.hook.js';
import { ReceivedList } from './received.part.js';
import { SentList } from './sent.part.js';
import { inspectorWords as text } from '../words.js';

const KINDS = ['sent', 'received'] as const;

/** What went between the platform and the partner's program, live. */
export function Inspector({ app }: { app: App }) {
  const { query } = usePageUrl();
  const { live } = useAppLive();
  const kind = query.get('sentido') === 'recebido' ? 'received' : 'sent';
  return (
    <>
      <div className="row wrap">
        <h2 className="grow">{text.title}</h2>
        <Status tone={live ? 'green' : 'amber'}>{live ? text.live : text.asking}</Status>
      </div>
      <Tabs
        label={text.kindsLabel}
        tabs={KINDS.map((key) => ({ key, label: text.kinds[key] }))}
        chosen={kind}
        choose={(wanted) => goQuery({ sentido: wanted === 'received' ? 'recebido' : null })}
      />
      <p className="soft">{text.lead[kind]}</p>
      {kind === 'sent' ? <SentList id={app.id} /> : <ReceivedList id={app.id} />}
    </>
  );
}
