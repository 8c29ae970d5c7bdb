import { partIn, useParameter, asked, oneOf, recordIn, typed, useSearch } from '../../ground/search.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { PartTabs } from '../../ground/ui/parts.js';
import type { App } from '../data/session.hook.js';
import { useAppLive } from '../data/live.hook.js';
import { SentList } from './sent.part.js';
import { inspectorWords as text } from '../words.js';
import { moment } from '../../ground/time.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Filters } from '../../ground/ui/filters.js';
import { Icon } from '../../ground/ui/icon.js';
import { useFeed, Feed } from '../data/feed.part.js';
import { Wire, useReceived } from './exchange.part.js';

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

const SEARCH = {
  status: oneOf('resposta', ['2xx', '3xx', '4xx', '5xx']),
  method: oneOf('metodo', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: typed('caminho'),
};
const REQUEST = recordIn('chamada');
const PAGE = 50;

function toneOf(status: number): Tone {
  if (status >= 500) return 'red';
  return status >= 400 ? 'amber' : 'green';
}

/** What the partner's program asked in the app's test environment. */
function ReceivedList({ id }: { id: number }) {
  const values = useSearch(SEARCH);
  const found = useFeed('/api/developer/apps/{id}/requests', { id, limit: PAGE, ...asked(values) });
  return (
    <>
      <Filters
        {...{ search: SEARCH, values, label: text.kinds.received, className: 'two' }}
        fields={[
          { of: 'status', label: text.answer, any: text.anyAnswer },
          { of: 'method', label: text.method, any: text.anyMethod },
          { of: 'path', label: text.path },
        ]}
      />
      <Feed
        label={text.kinds.received}
        empty={text.emptyReceived}
        choose={text.choose}
        found={found}
        opens={REQUEST}
        lineOf={(one) => ({
          ...{ id: one.id, mark: one.method, what: one.path, tone: toneOf(one.status), state: one.status },
          when: [
            moment(one.at),
            text.took(one.durationMs),
            one.ignored && text.ignoredCount(one.ignored.length),
          ]
            .filter((fact) => fact !== null)
            .join(' · '),
        })}
        detail={(requestId) => <ReceivedDetail id={id} requestId={requestId} />}
      />
    </>
  );
}

function ReceivedDetail({ id, requestId }: { id: number; requestId: number }) {
  const { data, error, refetch } = useReceived(id, requestId);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={6} />;
  return (
    <section className="box stack" aria-label={`${data.method} ${data.path}`}>
      <h2 className="break">
        {data.method} {data.path}
      </h2>
      <div className="row wrap">
        <span className="grow">
          <Status tone={toneOf(data.status)}>{data.status}</Status>
        </span>
        <Copy text={data.curl} what="curl" shown={text.curl} />
      </div>
      <p className="soft small number">
        {moment(data.at)} · {text.took(data.durationMs)} · {data.requestId}
      </p>
      {data.ignored?.map(({ field, meant }) => (
        <p key={field} className="notice amber-text">
          <Icon name="alert" />{' '}
          <span>{meant === null ? text.ignored(field) : text.ignoredFor({ field, meant })}</span>
        </p>
      ))}
      <Wire headers={data.headers} body={data.body} label={text.body} />
      <Wire headers={null} body={data.answer} label={text.response} />
    </section>
  );
}
