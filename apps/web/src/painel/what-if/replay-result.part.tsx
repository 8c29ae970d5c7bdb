import { useEffect, useRef } from 'react';
import { longDay } from '../../ground/long-day.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Status } from '../../ground/ui/status.js';
import { Table } from '../../ground/ui/table.js';
import type { Dispatch } from '../settings/settings.rules.js';
import { TONES } from './replay-list.part.js';
import { useChangeNames } from './what-if-names.hook.js';
import { useAdopt, useCancelReplay } from './what-if.hook.js';
import {
  changesOf,
  differenceOf,
  isUnderWay,
  MEASURES,
  shown,
  shownChange,
  type MeasureKey,
  type Outcomes,
  type Replay,
} from './what-if.rules.js';
import { whatIfWords as text } from '../words.js';
import '../../ground/ui/figure.css';

interface ReplayResultProps {
  replay: Replay;
  /** Its address was opened: below a long form it would not be seen. */
  wanted: boolean;
  /** The hub's settings today. */
  present: Dispatch;
  mayWrite: boolean;
  mayAdopt: boolean;
}

/** One replay: how far it is, or what it came to. */
export function ReplayResult({ replay, wanted, present: today, mayWrite, mayAdopt }: ReplayResultProps) {
  const names = useChangeNames();
  const cancel = useCancelReplay();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) section.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted, replay.id]);
  const { id, day, state, percent, refusal, outcomes, present, other } = replay;
  return (
    <section ref={section} className="stack" aria-labelledby="replay" data-replay={id}>
      <div className="card padded stack">
        <div className="row wrap">
          <h2 id="replay" className="grow">
            {longDay(day)}
          </h2>
          <Status tone={TONES[state]}>{text.states[state]}</Status>
          {mayWrite && isUnderWay(replay) && (
            <Button
              aria-label={text.cancelOf(longDay(day))}
              busy={cancel.isPending}
              onClick={() => cancel.mutate(id)}
            >
              {text.cancel}
            </Button>
          )}
        </div>
        <p>{names(present, other)}</p>
        <p className="soft">{text.by({ name: replay.startedBy, when: moment(replay.createdAt) })}</p>
        {isUnderWay(replay) && (
          <>
            <progress aria-label={text.states[state]} max={100} value={percent} />
            <p role="status">{text.progress(percent)}</p>
          </>
        )}
        {refusal !== null && <p>{text.refusals[refusal]}</p>}
        {state === 'failed' && <p>{text.failedLead}</p>}
        {state === 'cancelled' && <p>{text.cancelledLead}</p>}
      </div>
      {outcomes && (
        <>
          <Headlines outcomes={outcomes} />
          <ComparedTable day={day} outcomes={outcomes} />
          <details className="card padded">
            <summary>{text.reading}</summary>
            <p className="soft">{text.readingLead}</p>
          </details>
          {mayAdopt && changesOf(today, other).length > 0 && <Adopt today={today} other={other} />}
        </>
      )}
    </section>
  );
}

const HEADLINES: readonly MeasureKey[] = ['delivered', 'delivery', 'kilometres', 'cost'];

function Headlines({ outcomes }: { outcomes: Outcomes }) {
  return (
    <dl className="figures">
      {MEASURES.filter(({ key }) => HEADLINES.includes(key)).map((measure) => (
        <div key={measure.key} className="card figure">
          <dt className="name">{text.measures[measure.key]}</dt>
          <dd className="value">{shown(measure.kind, measure.of(outcomes.other))}</dd>
          <dd className="more">
            <Change measure={measure} outcomes={outcomes} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Better and worse are said in words too: colour alone is not read by everybody. */
function Change({ measure, outcomes }: { measure: (typeof MEASURES)[number]; outcomes: Outcomes }) {
  const change = differenceOf(measure, outcomes);
  if (change === null) return <span className="soft">{text.none_}</span>;
  const { by, good } = change;
  const tone = good === null ? '' : good ? 'green-text' : 'red-text';
  return (
    <span className={tone}>
      {shownChange(measure.kind, by)}
      {good !== null && ` ${good ? text.better : text.worse}`}
    </span>
  );
}

function ComparedTable({ day, outcomes }: { day: string; outcomes: Outcomes }) {
  const { actual, present, other } = outcomes;
  const amount = { end: true };
  return (
    <Table
      label={text.table(longDay(day))}
      className="compared"
      rows={MEASURES}
      keyOf={({ key }) => key}
      columns={[
        { name: text.measure, head: true, cell: ({ key }) => text.measures[key] },
        { name: text.present, ...amount, cell: ({ kind, of }) => shown(kind, of(present)) },
        { name: text.other, ...amount, cell: ({ kind, of }) => shown(kind, of(other)) },
        { name: text.change, ...amount, cell: (one) => <Change measure={one} outcomes={outcomes} /> },
        { name: text.actual, ...amount, cell: ({ kind, of }) => shown(kind, of(actual)) },
      ]}
    />
  );
}

function Adopt({ today, other }: { today: Dispatch; other: Dispatch }) {
  const adopt = useAdopt(today);
  return (
    <div className="row wrap">
      <Button busy={adopt.isPending} onClick={() => adopt.mutate(other)}>
        {text.adopt}
      </Button>
      <span className="soft">{text.adoptSure}</span>
    </div>
  );
}
