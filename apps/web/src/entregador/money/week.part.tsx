import { money as reais } from '../../ground/money.js';
import { locale } from '../../ground/words.js';
import type { Money } from '../data/wallet.query.js';
import { moneyWords as text } from '../words.js';
import './week.css';

const DAY_MS = 86_400_000;

/** Bars of seven days, and how many orders there were. */
export function Week({ money: { today, days } }: { money: Money }) {
  const end = new Date(`${today}T12:00:00Z`).getTime();
  const week = Array.from({ length: 7 }, (_, at) => {
    const day = new Date(end - (6 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, cents: days.find((one) => one.day === day)?.cents ?? 0 };
  });
  const most = Math.max(1, ...week.map(({ cents }) => cents));
  const name = new Intl.DateTimeFormat(locale.dates, {
    weekday: 'short',
    timeZone: 'UTC',
  });
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
            <span className="soft small">{name.format(new Date(`${day}T12:00:00Z`)).replace('.', '')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
