import { useEffect, useState } from 'react';
import type { Answer } from '../../base/api/call.js';
import { useOpen } from '../../base/open.js';
import { clock } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { act } from '../data/acts.store.js';
import { type Order, type Stop, call } from '../data/api.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { bestEffort } from '../data/session.store.js';
import { NotStored, useStoring } from './not-stored.part.js';
import { Sheet } from './sheet.part.js';
import { conversationWords as text, taskWords } from '../words.js';

type Line = Answer<'/api/courier/orders/{id}/stops/{stopId}/messages'>['items'][number];

interface ConversationProps {
  order: Order;
  stop: Stop;
}

export function Conversation({ order, stop }: ConversationProps) {
  const shown = useOpen();
  const { open = false, recipient = 0 } = stop.conversation ?? {};
  // Stored: how many of the recipient's lines this phone has shown.
  const news = recipient - Number(sessionStorage.getItem(`seen:${stop.id}`) ?? 0);
  useEffect(() => {
    if (shown.is) sessionStorage.setItem(`seen:${stop.id}`, String(recipient));
  }, [shown.is, stop.id, recipient]);
  if (!open && recipient === 0) return null;
  return (
    <>
      <Button kind={news > 0 ? 'primary' : 'plain'} className="way" onClick={shown.open}>
        {news > 0 ? text.news(news) : text.open}
      </Button>
      {shown.is && <Talk order={order} stop={stop} close={shown.close} />}
    </>
  );
}

/** Lines not sent yet are below the others: the queue of acts sends them as soon as there is network. */
function Talk({ order, stop, close }: ConversationProps & { close: () => void }) {
  const lines = useLines(order, stop);
  const waiting = useValue(acts).filter(({ kind, stopId }) => kind === 'message' && stopId === stop.id);
  const who = stop.name ?? taskWords.someone;
  return (
    <Sheet
      title={text.title(who)}
      close={close}
      dock={stop.conversation?.open ? <Write order={order} stop={stop} /> : <p>{text.over}</p>}
    >
      <p className="soft">
        {stop.phone === null && `${text.hidden} `}
        {text.hint}
      </p>
      <ol className="stack g8" aria-live="polite">
        {lines.map(({ id, side, text: line, at }) => (
          <li key={id} className="note">
            <span className="soft">
              {side === 'courier' ? text.you : who} · {clock(at)}
            </span>
            <p>{line}</p>
          </li>
        ))}
        {waiting.map(({ id, body }) => (
          <li key={id} className="note">
            <span className="soft">
              {text.you} · {text.waits}
            </span>
            <p>{String(body['text'])}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function useLines({ id }: Order, { id: stopId, conversation }: Stop): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const count = (conversation?.recipient ?? 0) + (conversation?.courier ?? 0);
  useEffect(() => {
    let current = true;
    void bestEffort(async () => {
      const { items } = await call('/api/courier/orders/{id}/stops/{stopId}/messages', { id, stopId });
      if (current) setLines(items);
    });
    return () => {
      current = false;
    };
  }, [id, stopId, count]);
  return lines;
}

function Write({ order, stop }: ConversationProps) {
  const { error, store } = useStoring();
  const [typed, setTyped] = useState('');
  const send = (line: string) => {
    if (line.trim() === '') return;
    setTyped('');
    store(() => act({ order, stopId: stop.id, kind: 'message', body: { text: line.trim() } }));
  };
  return (
    <form
      className="stack g8"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <div className="row wrap">
        {text.quick.map((quick) => (
          <Button key={quick} onClick={() => send(quick)}>
            {quick}
          </Button>
        ))}
      </div>
      <NotStored error={error} />
      <TextField
        label={text.write}
        value={typed}
        maxLength={300}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button kind="primary" className="big" type="submit">
        {text.send}
      </Button>
    </form>
  );
}
