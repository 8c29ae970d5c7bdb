import { useAttempt } from '../../base/attempt.js';
import { addDays, daysBetween, shortDay } from '../../base/days.js';
import { money as reais } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Refused } from '../../base/ui/refused.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { call } from '../data/api.store.js';
import type { Contest, Money, Withdrawal } from '../data/wallet.query.js';
import { locale } from '../../base/words.js';
import { contestWords, documentWords, moneyWords as text, withdrawalWords, withdrawWords } from '../words.js';
import './week.css';
import './targets.css';

export function Week({ money: { today, days } }: { money: Money }) {
  const week = daysBetween(addDays(today, -6), today).map((day) => ({
    day,
    cents: days.find((one) => one.day === day)?.cents ?? 0,
  }));
  const name = new Intl.DateTimeFormat(locale.dates, { weekday: 'short', timeZone: 'UTC' });
  const most = Math.max(1, ...week.map(({ cents }) => cents));
  const ordersOf = (some: Money['days']) => text.orders(some.reduce((sum, { orders }) => sum + orders, 0));
  return (
    <>
      <p className="soft">
        {text.today}: {ordersOf(days.filter(({ day }) => day === today))} · {text.week}: {ordersOf(days)}
      </p>
      <ol className="week">
        {week.map(({ day, cents }) => (
          <li key={day}>
            <span className="sr">{reais(cents)}</span>
            <span className="bar" style={{ height: `${Math.round((cents / most) * 100)}%` }} aria-hidden />
            <span className="soft small">{name.format(new Date(day)).replace('.', '')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const TONES: Readonly<Record<Contest['state'], Tone>> = {
  open: 'amber',
  accepted: 'green',
  refused: 'plain',
};

export function Contests({ contests }: { contests: readonly Contest[] }) {
  if (contests.length === 0) return <p className="soft">{contestWords.none}</p>;
  return (
    <ul className="lines">
      {contests.map(({ id, about, text: said, state, dueAt, answer, createdAt }) => (
        <li key={id} className="stack g2">
          <span className="row">
            <strong className="grow">{contestWords.about[about]}</strong>
            <Status tone={TONES[state]}>{contestWords.states[state]}</Status>
          </span>
          <span>{said}</span>
          <span className="soft">
            {moment(createdAt)}
            {state === 'open' && ` · ${contestWords.until(moment(dueAt))}`}
          </span>
          {answer !== null && <span>{contestWords.answered(answer)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface WithdrawalsProps {
  entries: readonly Withdrawal[];
  stale: boolean;
  refresh: () => Promise<void>;
}

export function Withdrawals({ entries, stale, refresh }: WithdrawalsProps) {
  if (entries.length === 0) return <p className="soft">{withdrawalWords.none}</p>;
  return (
    <ul className="lines">
      {entries.map((entry) => (
        <li key={entry.id} className="row">
          <span className="grow">
            <strong>{reais(entry.amountCents)}</strong>
            <State entry={entry} />
          </span>
          {mayCancel(entry) && <TakeBack id={entry.id} stale={stale} refresh={refresh} />}
        </li>
      ))}
    </ul>
  );
}

function mayCancel({ status, payout }: Withdrawal): boolean {
  return status === 'pending' && payout?.state !== 'paying';
}

function TakeBack({ id, stale, refresh }: Omit<WithdrawalsProps, 'entries'> & { id: number }) {
  const cancelling = useAttempt(() =>
    call('POST /api/courier/withdrawals/{id}/cancel', { id }).then(refresh),
  );
  return (
    <>
      <Refused of={cancelling.error} />
      <Button kind="quiet" busy={cancelling.busy} disabled={stale} onClick={cancelling.run}>
        {withdrawWords.cancel}
      </Button>
    </>
  );
}

function State({ entry: { createdAt, status, payout } }: { entry: Withdrawal }) {
  if (!payout)
    return (
      <span className="soft">
        {moment(createdAt)} · {withdrawalWords.status[status]}
      </span>
    );
  const { state, payingSince, reason, keyOwner, arrivesCents, feeCents } = payout;
  const note =
    state === 'paying' && payingSince !== null
      ? withdrawalWords.payingSince(moment(payingSince))
      : withdrawalWords.states[state];
  return (
    <>
      <span className="soft">
        {moment(createdAt)} · {note}
      </span>
      {state !== 'returned' && feeCents > 0 && (
        <span className="soft">
          {withdrawalWords.arrives({ amount: reais(arrivesCents), fee: reais(feeCents) })}
        </span>
      )}
      {state !== 'returned' && keyOwner && <span className="soft">{withdrawalWords.to(keyOwner.name)}</span>}
      {state === 'returned' && reason !== null && <span>{withdrawalWords.because(reason)}</span>}
    </>
  );
}

const WEEKS = [0, 1, 2, 3];

/** Statements to download: of the last weeks, and of the year. The session's cookie goes with the link. */
export function Documents({ today }: { today: string }) {
  return (
    <details className="box">
      <summary>{documentWords.title}</summary>
      <ul className="lines">
        {WEEKS.map((back) => {
          const week = weekOf(today, back);
          return (
            <Statement
              key={back}
              days={week}
              name={documentWords.week({ from: shortDay(week.from), to: shortDay(week.to) })}
            />
          );
        })}
        <Statement days={yearOf(today)} name={documentWords.year(today.slice(0, 4))} />
      </ul>
    </details>
  );
}

function Statement({ days: { from, to }, name: said }: { days: Days; name: string }) {
  const address = (kind: string) =>
    `/api/courier/wallet/statement?${new URLSearchParams({ from, to, format: kind })}`;
  return (
    <li className="row">
      <span className="grow">{said}</span>
      {(['pdf', 'csv'] as const).map((kind) => (
        <a key={kind} href={address(kind)} download aria-label={`${said}, ${kind.toUpperCase()}`}>
          {kind.toUpperCase()}
        </a>
      ))}
    </li>
  );
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The week from Monday to Sunday, `back` weeks before that of `today`. */
export function weekOf(today: string, back: number): Days {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const from = addDays(today, -sinceMonday - back * 7);
  return { from, to: addDays(from, 6) };
}

export function yearOf(today: string): Days {
  const year = today.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
