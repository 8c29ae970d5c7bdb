import type { Answer } from '../api/call.js';
import { moment } from '../time.js';
import { openSessionWords as text } from '../words.js';
import { Button } from './button.js';
import { Status } from './status.js';

interface OpenSessionsProps {
  sessions: readonly Omit<Answer<'/api/courier/sessions'>['items'][number], 'expiresAt'>[];
  end: (id: number) => void;
}

export function OpenSessions({ sessions, end }: OpenSessionsProps) {
  return (
    <ul className="stack">
      {sessions.map(({ id, label, createdAt, current }) => (
        <li key={id} className="row">
          <span className="grow">
            {label} <span className="soft">{text.since(moment(createdAt))}</span>
          </span>
          {current ? (
            <Status tone="accent">{text.here}</Status>
          ) : (
            <Button onClick={() => end(id)}>{text.end}</Button>
          )}
        </li>
      ))}
    </ul>
  );
}
