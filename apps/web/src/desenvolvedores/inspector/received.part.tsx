import { goQuery, usePageUrl } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { Feed } from '../data/feed.part.js';
import { Wire } from './exchange.part.js';
import { ANSWERS, METHODS, useReceived, useReceivedList } from './inspector.hook.js';
import { inspectorWords as text } from '../words.js';

function toneOf(status: number): Tone {
  if (status >= 500) return 'red';
  return status >= 400 ? 'amber' : 'green';
}

/** What the partner's program asked in the app's test environment. */
export function ReceivedList({ id }: { id: number }) {
  const { query } = usePageUrl();
  const status = ANSWERS.find((one) => one === query.get('resposta'));
  const method = METHODS.find((one) => one === query.get('metodo'));
  const path = query.get('caminho') ?? '';
  const found = useReceivedList(id, { status, method, path: path === '' ? undefined : path });
  return (
    <>
      <div className="two">
        <SelectField
          label={text.answer}
          value={status ?? ''}
          onChange={({ target }) => goQuery({ resposta: target.value }, { replace: true })}
        >
          <option value="">{text.anyAnswer}</option>
          {ANSWERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={text.method}
          value={method ?? ''}
          onChange={({ target }) => goQuery({ metodo: target.value }, { replace: true })}
        >
          <option value="">{text.anyMethod}</option>
          {METHODS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          label={text.path}
          defaultValue={path}
          autoComplete="off"
          onChange={({ target }) => goQuery({ caminho: target.value.trim() }, { replace: true })}
        />
      </div>
      <Feed
        label={text.kinds.received}
        empty={text.emptyReceived}
        choose={text.choose}
        found={found}
        word="chamada"
        chosen={Number(query.get('chamada') ?? '') || null}
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
        detail={(requestId) => <ReceivedDetail key={requestId} id={id} requestId={requestId} />}
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
