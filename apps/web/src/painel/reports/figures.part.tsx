import { money, numeral } from '../../ground/money.js';
import { signed } from '../today/percent.rules.js';
import { growth, total, type Report, type Row } from './reports.rules.js';
import { reportWords as text } from '../words.js';
import '../../ground/ui/figure.css';

interface FiguresProps {
  report: Report;
  rows: readonly Row[];
  /** Rows of the period before, where the report compares. */
  before: readonly Row[] | undefined;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly more?: string | undefined;
}

/** The report's main sums, above the chart. */
export function Figures({ report, rows, before }: FiguresProps) {
  const figures = figuresOf(report, rows, before);
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ name, value, more }) => (
        <div key={name} className="card figure">
          <dt className="name">{name}</dt>
          <dd className="value">{value}</dd>
          {more !== undefined && <dd className="more">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

function figuresOf(report: Report, rows: readonly Row[], before: readonly Row[] | undefined): Figure[] {
  const { figures } = text;
  const sum = (key: string) => total(rows, key);
  const grown = (key: string) => {
    const percent = before && growth(sum(key), total(before, key));
    return percent === undefined || percent === null ? undefined : text.growth(signed(percent));
  };
  const share = (key: string, of: string) =>
    sum(of) === 0 ? undefined : text.ofAll(`${String(Math.round((sum(key) / sum(of)) * 100))} %`);
  const count = (key: string) => numeral(sum(key));
  switch (report) {
    case 'orders':
      return [
        { name: figures.created, value: count('created'), more: grown('created') },
        { name: figures.completed, value: count('completed'), more: share('completed', 'created') },
        { name: figures.cancelled, value: count('cancelled'), more: share('cancelled', 'created') },
        { name: figures.late, value: count('late'), more: share('late', 'created') },
        { name: figures.totalCents, value: money(sum('totalCents')), more: grown('totalCents') },
      ];
    case 'revenue':
      return [
        { name: figures.totalCents, value: money(sum('totalCents')), more: grown('totalCents') },
        {
          name: figures.courierPayCents,
          value: money(sum('courierPayCents')),
          more: grown('courierPayCents'),
        },
        { name: figures.marginCents, value: money(sum('marginCents')), more: grown('marginCents') },
        { name: figures.average, value: money(Math.round(sum('totalCents') / Math.max(1, sum('orders')))) },
      ];
    case 'courier-payouts':
      return (['earnedCents', 'paidOutCents', 'awaitingCents'] as const).map((key) => ({
        name: figures[key],
        value: money(sum(key)),
      }));
    case 'cancellations':
    case 'courier-ranking':
    case 'merchant-ranking':
    case 'area-ranking':
    case 'eta':
    case 'state-times':
      return [];
  }
}
