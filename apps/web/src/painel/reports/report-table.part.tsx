import { goQuery, Link } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { distance, money } from '../../ground/money.js';
import { longDay } from '../../ground/days.js';
import { moment, span } from '../../ground/time.js';
import { Part, Spread } from '../../ground/ui/part.js';
import {
  numberOf,
  onTime,
  sorted,
  total,
  type Column,
  type Format,
  type ReportChoice,
  type Row,
} from './reports.rules.js';
import { statusWords } from '../words.js';
import { tableWords } from './table-words.js';

const NUMBERS: ReadonlySet<Format> = new Set(['count', 'percent', 'money', 'minutes', 'seconds', 'distance']);

interface ReportTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The sorting; null: rows stay in the order of the answer. */
  sort?: ReportChoice['sort'];
  sortable?: boolean;
  sums?: boolean;
}

/** The table of a report: sorted by any column, sums in the last row. */
export function ReportTable(props: ReportTableProps) {
  const { label, columns, rows, sort = null, sortable = true, sums = true } = props;
  const text = useWords(tableWords);
  const names: Readonly<Record<string, string>> = text.columns;
  const summed = sums && rows.length > 1 && columns.some((column) => column.sum);
  return (
    <div className="card" tabIndex={0} role="region" aria-label={label}>
      <table className="table report-table">
        <thead>
          <tr>
            {columns.map(({ key, format }) => (
              <th
                key={key}
                scope="col"
                className={NUMBERS.has(format) ? 'num' : ''}
                aria-sort={sort?.key === key ? (sort.down ? 'descending' : 'ascending') : undefined}
              >
                {sortable ? (
                  <SortButton column={key} name={names[key] ?? key} sort={sort} />
                ) : (
                  (names[key] ?? key)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, sort).map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} rows={rows} />
              ))}
            </tr>
          ))}
        </tbody>
        {summed && (
          <tfoot>
            <tr>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} scope="row">
                    {text.sum}
                  </th>
                ) : (
                  <td key={column.key} className={NUMBERS.has(column.format) ? 'num' : ''}>
                    {column.sum && shown(column.format, total(rows, column.key))}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function SortButton({ column, name, sort }: { column: string; name: string; sort: ReportChoice['sort'] }) {
  const text = useWords(tableWords);
  const own = sort?.key === column;
  return (
    <button
      type="button"
      className="sort"
      aria-label={text.sortBy(name)}
      onClick={() => {
        goQuery({ ordem: own && sort.down ? column : `-${column}` }, { replace: true });
      }}
    >
      {name}
      <span aria-hidden>{own ? (sort.down ? ' ↓' : ' ↑') : ''}</span>
    </button>
  );
}

function Cell({ column, row, rows }: { column: Column; row: Row; rows: readonly Row[] }) {
  const text = useWords(tableWords);
  const states = useWords(statusWords);
  const { key, format, part } = column;
  const value = row[key] ?? null;
  const vocabularies: Partial<Record<Format, Readonly<Record<string, string>>>> = {
    status: states,
    state: states,
    reason: text.reasons,
    method: text.methods,
  };
  if (format === 'order')
    return (
      <td>
        <Link to={`/painel?pedido=${String(row['id'])}`}>{value}</Link>
      </td>
    );
  if (key === 'onTime') return <td className="num">{onTime(row)}</td>;
  const words = vocabularies[format];
  if (words) return <td>{words[String(value)] ?? value ?? '–'}</td>;
  const most = part ? Math.max(...rows.map((one) => numberOf(one, key))) : 0;
  return (
    <td className={NUMBERS.has(format) ? 'num' : ''}>
      {shown(format, value)}
      {part && <Part of={numberOf(row, key) / Math.max(1, most)} />}
      {key === 'medianSeconds' && (
        <Spread
          median={numberOf(row, key)}
          slow={numberOf(row, 'p95Seconds')}
          most={Math.max(...rows.map((one) => numberOf(one, 'p95Seconds')))}
        />
      )}
    </td>
  );
}

function shown(format: Format, value: string | number | null): string {
  if (value === null) return '–';
  if (format === 'day') return longDay(String(value));
  if (format === 'instant') return moment(value);
  if (typeof value === 'string') return value;
  if (format === 'money') return money(value);
  if (format === 'distance') return distance(value);
  if (format === 'minutes') return span(Math.round(value));
  if (format === 'seconds')
    return value < 60 ? `${String(Math.round(value))} s` : span(Math.round(value / 60));
  return value.toLocaleString('pt-BR');
}
