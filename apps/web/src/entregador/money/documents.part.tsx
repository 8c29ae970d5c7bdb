import { locale } from '../../ground/words.js';
import { weekOf, yearOf, type Days } from './statement-days.rules.js';
import { documentWords as text } from '../words.js';
import './targets.css';

const WEEKS = [0, 1, 2, 3];

const format = new Intl.DateTimeFormat(locale.dates, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
const name = (day: string) => format.format(new Date(`${day}T12:00:00Z`));

/** Statements to keep: of the last weeks, and of the year. The session's cookie goes with the link. */
export function Documents({ today }: { today: string }) {
  return (
    <details className="box">
      <summary>{text.title}</summary>
      <ul className="lines">
        {WEEKS.map((back) => {
          const week = weekOf(today, back);
          return (
            <Statement
              key={back}
              days={week}
              name={text.week({ from: name(week.from), to: name(week.to) })}
            />
          );
        })}
        <Statement days={yearOf(today)} name={text.year(today.slice(0, 4))} />
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
