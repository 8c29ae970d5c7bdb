import { PagedLines } from '../../desk/ui/list.js';
import type { Answer } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { Link } from '../../base/router.js';
import { withoutEmpty, oneOf, useSearch } from '../../desk/search.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Empty } from '../../base/ui/empty.js';
import { Filters } from '../../desk/ui/filters.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { messageWords as text } from '../words.js';

const SEARCH = { state: oneOf('estado', ['queued', 'sent', 'given_up']) };
const TONES: Readonly<Record<Message['state'], Tone>> = { queued: 'blue', sent: 'green', given_up: 'red' };
/** Templates whose values open an account, so that they are erased once the message has ended. */
const OPENS: ReadonlySet<Message['template']> = new Set(['password_reset', 'invitation', 'courier_code']);

/** A message that was given up can be sent again. */
export function MessageLog({ mayWrite }: { mayWrite: boolean }) {
  const values = useSearch(SEARCH);
  const list = usePages(
    '/api/admin/messages',
    { ...withoutEmpty(values), limit: 50 },
    { refetchInterval: 15_000 },
  );
  return (
    <section className="stack" aria-labelledby="message-log">
      <h3 id="message-log">{text.log}</h3>
      <Filters
        search={SEARCH}
        label={text.log}
        fields={[{ of: 'state', label: text.state, any: text.any, words: text.states }]}
      />
      <PagedLines
        list={list}
        lines={5}
        older
        empty={<Empty icon="phone" title={text.none} lead={text.noneLead} />}
        className="card lines"
      >
        {(line) => <MessageLine key={line.id} line={line} mayWrite={mayWrite} />}
      </PagedLines>
    </section>
  );
}

function MessageLine({ line, mayWrite }: { line: Message; mayWrite: boolean }) {
  const { id, channel, template, recipient, state, orderId, attempts, lastError, createdAt } = line;
  return (
    <li className="row wrap">
      <span className="number soft">{moment(createdAt)}</span>
      <span className="grow">
        <strong>{text.templates[template]}</strong>
        <span className="soft cut block">
          {text.channels[channel]}
          {channel !== 'push' && ` · ${recipient}`}
          {orderId !== null && (
            <>
              {' · '}
              <Link to={`/painel/pedidos/${orderId}`}>{text.order(orderId)}</Link>
            </>
          )}
        </span>
        {lastError !== null && state !== 'sent' && (
          <span className="error">{text.failed({ attempts, error: lastError })}</span>
        )}
      </span>
      <Status tone={TONES[state]}>{text.states[state]}</Status>
      {mayWrite && state === 'given_up' && !OPENS.has(template) && channel !== 'push' && (
        <Act of="POST /api/admin/messages/{id}/resend" by={{ id }} success={text.resent}>
          {text.resend}
        </Act>
      )}
    </li>
  );
}

type Message = Answer<'/api/admin/messages'>['items'][number];
