import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Company, Me, Order } from '../data/api.store.js';
import type { Task } from '../data/sequence.rules.js';
import { Band } from './band.part.js';
import {
  LaterBlocked,
  LaterNotices,
  LaterQueue,
  LaterSheet,
  LaterShiftEnd,
  LaterTask,
} from './later.part.js';
import { presenceWords, usePresence } from './presence.hook.js';
import type { Presence } from './presence.rules.js';
import { workWords as text } from '../words.js';
import './work.css';

interface WorkViewProps {
  me: Me;
  company: Company | null;
  orders: readonly Order[];
  /** Tasks in their sequence. */
  tasks: readonly Task[];
  turn: () => void;
  turning: boolean;
  refusal: unknown;
}

export function WorkView({ me, company, orders, tasks, turn, turning, refusal }: WorkViewProps) {
  const [current] = tasks;
  const presence = usePresence(me);
  return (
    <main className="work">
      <Band task={current ?? null} presence={presence} />
      <LaterNotices company={company} idle={!current} />
      {refusal !== null && (
        <p className="notice bad" role="alert">
          <Icon name="alert" size={20} />
          {problemText(refusal)}
        </p>
      )}
      {current ? (
        <LaterTask key={current.key} task={current} courierId={me.id} />
      ) : (
        <Idle me={me} presence={presence} turn={turn} turning={turning} />
      )}
      {tasks.length > 1 && <LaterQueue tasks={tasks} />}
      {current && <Duty me={me} turn={turn} turning={turning} />}
      <LaterSheet orders={orders} courierId={me.id} />
    </main>
  );
}

interface IdleProps extends Pick<WorkViewProps, 'me' | 'turn' | 'turning'> {
  presence: Presence;
}

function Idle({ me, presence, turn, turning }: IdleProps) {
  if (me.blocked) return <LaterBlocked me={me} />;
  return (
    <section className="idle">
      <span className={presence === 'searched' ? 'disc pulse on' : 'disc pulse'} aria-hidden>
        <Icon name="bike" size={20} />
      </span>
      <h1>{presenceWords(presence, text)}</h1>
      <p className="soft">
        {presence === 'off' ? text.offlineLead : presence === 'searched' ? text.waitingLead : text.outLead}
      </p>
      {me.online && <LaterShiftEnd />}
      <div className="dock">
        <Button kind={me.online ? 'plain' : 'primary'} className="big" busy={turning} onClick={turn}>
          {me.online ? text.goOffline : text.goOnline}
        </Button>
      </div>
    </section>
  );
}

function Duty({ me, turn, turning }: Pick<WorkViewProps, 'me' | 'turn' | 'turning'>) {
  if (me.blocked) return null;
  return (
    <Button kind="quiet" className="duty" busy={turning} onClick={turn}>
      {me.online ? text.goOffline : text.goOnline}
    </Button>
  );
}
