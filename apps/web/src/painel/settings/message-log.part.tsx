import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { goQuery, Link, usePlace } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField } from '../../ground/ui/field.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { messageWords } from './message-words.js';

const KEY = ['messages'];
const PAGE = 50;
const STATES = ['queued', 'sent', 'given_up'] as const;
type State = (typeof STATES)[number];
const TONES: Readonly<Record<State, Tone>> = { queued: 'blue', sent: 'green', given_up: 'red' };

function useMessages(state: State | undefined) {
  return useInfiniteQuery({
    queryKey: [...KEY, state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const query = {
        ...(state && { state }),
        ...(pageParam !== null && { cursor: pageParam }),
        limit: PAGE,
      };
      return answer(api.GET('/api/admin/messages', { params: { query } }));
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 15_000,
  });
}

type Message = NonNullable<ReturnType<typeof useMessages>['data']>['pages'][number]['items'][number];

/** Messages sent to people. A message that was given up can be sent again. */
export function MessageLog({ mayWrite }: { mayWrite: boolean }) {
  const text = useWords(messageWords);
  const { query } = usePlace();
  const state = STATES.find((one) => one === query.get('estado'));
  const messages = useMessages(state);
  const lines = messages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="stack" aria-labelledby="message-log">
      <h3 id="message-log">{text.log}</h3>
      <div className="narrow">
        <SelectField
          label={text.state}
          value={state ?? ''}
          onChange={({ target }) => {
            goQuery({ estado: target.value });
          }}
        >
          <option value="">{text.any}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {text.states[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {messages.isPending && <Loading lines={5} />}
      {messages.error && <Failure error={messages.error} again={messages.refetch} />}
      {messages.data && lines.length === 0 && (
        <Empty icon="phone" title={text.none}>
          {text.noneLead}
        </Empty>
      )}
      {lines.length > 0 && (
        <ul className="card people">
          {lines.map((line) => (
            <MessageLine key={line.id} line={line} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {messages.hasNextPage && (
        <Button
          className="start"
          busy={messages.isFetchingNextPage}
          onClick={() => {
            void messages.fetchNextPage();
          }}
        >
          {text.older}
        </Button>
      )}
    </section>
  );
}

function MessageLine({ line, mayWrite }: { line: Message; mayWrite: boolean }) {
  const text = useWords(messageWords);
  const { id, channel, template, recipient, state, orderId, attempts, lastError, createdAt } = line;
  const resending = useMutation({
    mutationFn: () => api.POST('/api/admin/messages/{id}/resend', { params: { path: { id } } }),
    onSuccess: () => {
      notify(text.resent);
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: refused,
  });
  return (
    <li className="row">
      <span className="number soft">{moment(createdAt)}</span>
      <span className="who">
        <strong>{text.templates[template]}</strong>
        <span className="soft cut">
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
          <span className="error">{text.failed(attempts, lastError)}</span>
        )}
      </span>
      <Status tone={TONES[state]}>{text.states[state]}</Status>
      {mayWrite && state === 'given_up' && template !== 'password_reset' && channel !== 'push' && (
        <Button
          busy={resending.isPending}
          onClick={() => {
            resending.mutate();
          }}
        >
          {text.resend}
        </Button>
      )}
    </li>
  );
}
