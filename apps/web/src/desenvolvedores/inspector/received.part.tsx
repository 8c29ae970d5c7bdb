import { useWords } from '../../ground/language.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { portalWords } from '../words.js';
import { Wire } from './exchange.part.js';
import { ANSWERS, METHODS, useReceived, useReceivedList, type Received } from './inspector.hook.js';
import { inspectorWords } from './words.js';

function toneOf(status: number): Tone {
  if (status >= 500) return 'red';
  return status >= 400 ? 'amber' : 'green';
}

/** What the partner's program asked in the app's test environment. */
export function ReceivedList({ id }: { id: number }) {
  const text = useWords(inspectorWords);
  const portal = useWords(portalWords);
  const { query } = usePlace();
  const status = ANSWERS.find((one) => one === query.get('resposta'));
  const method = METHODS.find((one) => one === query.get('metodo'));
  const path = query.get('caminho') ?? '';
  const found = useReceivedList(id, { status, method, path: path === '' ? undefined : path });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const chosen = Number(query.get('chamada') ?? '') || null;
  return (
    <>
      <div className="fields">
        <SelectField
          label={text.answer}
          value={status ?? ''}
          onChange={({ target }) => {
            goQuery({ resposta: target.value }, { replace: true });
          }}
        >
          <option value="">{text.anyAnswer}</option>
          {ANSWERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={text.method}
          value={method ?? ''}
          onChange={({ target }) => {
            goQuery({ metodo: target.value }, { replace: true });
          }}
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
          onChange={({ target }) => {
            goQuery({ caminho: target.value.trim() }, { replace: true });
          }}
        />
      </div>
      {found.error && <Failure error={found.error} again={found.refetch} />}
      {found.isPending && <Loading lines={6} />}
      {found.data && items.length === 0 && <p className="soft">{text.emptyReceived}</p>}
      <div className="two">
        <ul className="feed" hidden={items.length === 0} aria-label={text.kinds.received}>
          {items.map((received) => (
            <ReceivedLine key={received.id} received={received} chosen={received.id === chosen} />
          ))}
          {found.hasNextPage && (
            <li>
              <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {portal.more}
              </Button>
            </li>
          )}
        </ul>
        {chosen === null ? (
          <p className="soft">{items.length > 0 && text.choose}</p>
        ) : (
          <ReceivedDetail key={chosen} id={id} requestId={chosen} />
        )}
      </div>
    </>
  );
}

function ReceivedLine({ received, chosen }: { received: Received; chosen: boolean }) {
  const text = useWords(inspectorWords);
  const { id, method, path, status, durationMs, at } = received;
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => {
          goQuery({ chamada: String(id) }, { replace: true });
        }}
      >
        <span className="number">{method}</span>
        <span className="what">{path}</span>
        <Status tone={toneOf(status)}>{status}</Status>
        <span className="when soft small">
          {moment(at)} · {text.took(durationMs)}
        </span>
      </button>
    </li>
  );
}

function ReceivedDetail({ id, requestId }: { id: number; requestId: number }) {
  const text = useWords(inspectorWords);
  const { data, error, refetch } = useReceived(id, requestId);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={6} />;
  return (
    <section className="box stack" aria-label={`${data.method} ${data.path}`}>
      <h2 className="whole">
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
      <Wire headers={data.headers} body={data.body} label={text.body} />
      <Wire headers={null} body={data.answer} label={text.response} />
    </section>
  );
}
