import { type Answer, useRead } from '../../base/api/client.js';
import { tabIn, useParameter, withoutEmpty, oneOf, recordIn, typed, useSearch } from '../../desk/search.js';
import { moment } from '../../base/time.js';
import { Copy } from '../../base/ui/copy.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Read } from '../../base/ui/box.js';
import { Filters } from '../../desk/ui/filters.js';
import { Icon } from '../../base/ui/icon.js';
import { List } from '../../desk/ui/list.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { Open, type Column, column, textColumn } from '../../desk/ui/table.js';
import { Headers, Wire } from '../../desk/ui/webhook-message.js';
import { messageWords } from '../../base/words.js';
import { useAppLive, useLivePages } from '../data/live.hook.js';
import type { App } from '../data/session.hook.js';
import { inspectorWords as text } from '../words.js';
import { SentList } from './sent.part.js';

const KIND = tabIn('sentido', { sent: null, received: 'recebido' });

/** The messages between the platform and the partner's program, live. */
export function Inspector({ app }: { app: App }) {
  const { live } = useAppLive();
  const kind = useParameter(KIND);
  return (
    <>
      <div className="row wrap">
        <h2 className="grow">{text.title}</h2>
        <Status tone={live ? 'green' : 'amber'}>{live ? text.live : text.asking}</Status>
      </div>
      <PageTabs tab={KIND} label={text.kindsLabel} names={text.kinds} />
      <p className="soft">{text.lead[kind]}</p>
      {kind === 'sent' ? <SentList id={app.id} /> : <ReceivedList id={app.id} />}
    </>
  );
}

const SEARCH = {
  status: oneOf('resposta', ['2xx', '3xx', '4xx', '5xx']),
  method: oneOf('metodo', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: typed('caminho'),
};
const REQUEST = recordIn('chamada');
function toneOf(status: number): Tone {
  if (status >= 500) return 'red';
  return status >= 400 ? 'amber' : 'green';
}

const REQUESTS = '/api/developer/apps/{id}/requests';

const COLUMNS: readonly Column<Answer<typeof REQUESTS>['items'][number]>[] = [
  textColumn(messageWords.when, { place: 'b2', soft: true, width: 110, className: 'number' }, ({ at }) =>
    moment(at),
  ),
  column(text.request, 'a1', ({ method, path }, open) => (
    <Open act={open}>
      {method} {path}
    </Open>
  )),
  textColumn(text.note, { place: 'a2', soft: true, width: 150 }, ({ durationMs, ignored }) =>
    dotted(messageWords.took(durationMs), ignored && text.ignoredCount(ignored.length)),
  ),
  column(text.answer, { place: 'b1', width: 90 }, ({ status }) => (
    <Status tone={toneOf(status)}>{status}</Status>
  )),
];

/** Requests of the partner's program to the app's test environment. */
function ReceivedList({ id }: { id: number }) {
  const values = useSearch(SEARCH);
  return (
    <>
      <Filters
        search={SEARCH}
        values={values}
        label={text.kinds.received}
        className="two"
        fields={[
          { of: 'status', label: text.answer, any: text.anyAnswer },
          { of: 'method', label: text.method, any: text.anyMethod },
          { of: 'path', label: text.path },
        ]}
      />
      <List
        list={useLivePages(REQUESTS, { id, limit: 50, ...withoutEmpty(values) })}
        lines={6}
        empty={<p className="soft">{text.emptyReceived}</p>}
        opens={REQUEST}
        columns={COLUMNS}
        drawer={(requestId, open) => (
          <ReceivedDrawer id={id} requestId={requestId} close={() => open(null)} />
        )}
      />
    </>
  );
}

function ReceivedDrawer({ id, requestId, close }: { id: number; requestId: number; close: () => void }) {
  const found = useRead(`${REQUESTS}/{requestId}`, { id, requestId });
  return (
    <Drawer label={text.call(requestId)} close={close}>
      <Read of={found}>
        {({ method, path, status, curl, requestId: name, ignored, headers, body, answer, ...asked }) => (
          <>
            <header>
              <h2>
                {method} {path}
              </h2>
              <p className="row wrap">
                <span className="grow">
                  <Status tone={toneOf(status)}>{status}</Status>
                </span>
                <Copy text={curl} what="curl" shown={messageWords.curl} />
              </p>
              <p className="soft small number">
                {moment(asked.at)} · {messageWords.took(asked.durationMs)} · {name}
              </p>
              {ignored?.map(({ field, meant }) => (
                <p key={field} className="notice amber-text">
                  <Icon name="alert" />{' '}
                  <span>{meant === null ? text.ignored(field) : text.ignoredFor({ field, meant })}</span>
                </p>
              ))}
            </header>
            <section>
              <Headers of={headers} />
              <Wire label={text.body} of={body} />
            </section>
            <section>
              <Wire label={text.answer} of={answer} />
            </section>
          </>
        )}
      </Read>
    </Drawer>
  );
}
