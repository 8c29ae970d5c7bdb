import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Company, Me, Order } from '../data/api.store.js';
import type { Task } from '../data/sequence.rules.js';
import { Band } from './band.part.js';
import { LaterNotices, LaterQueue, LaterSheet, LaterShiftEnd, LaterTask } from './later.part.js';
import { workWords } from './words.js';
import './view.css';

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
  return (
    <main className="work">
      <Band task={current ?? null} online={me.online} />
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
        <Idle me={me} turn={turn} turning={turning} />
      )}
      {tasks.length > 1 && <LaterQueue tasks={tasks} />}
      {current && <Duty me={me} turn={turn} turning={turning} />}
      <LaterSheet orders={orders} courierId={me.id} />
    </main>
  );
}

function Idle({ me, turn, turning }: Pick<WorkViewProps, 'me' | 'turn' | 'turning'>) {
  const text = useWords(workWords);
  if (me.blocked)
    return (
      <section className="idle">
        <h1>{text.blocked}</h1>
        <p className="soft">
          {me.blockedUntil === null ? text.blockedOpen : text.blockedUntil(moment(me.blockedUntil))}
        </p>
      </section>
    );
  return (
    <section className="idle">
      <span className={me.online ? 'pulse on' : 'pulse'} aria-hidden>
        <Icon name="bike" size={20} />
      </span>
      <h1>{me.online ? text.waiting : text.offline}</h1>
      <p className="soft">{me.online ? text.waitingLead : text.offlineLead}</p>
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
  const text = useWords(workWords);
  if (me.blocked) return null;
  return (
    <Button kind="quiet" className="duty" busy={turning} onClick={turn}>
      {me.online ? text.goOffline : text.goOnline}
    </Button>
  );
}
