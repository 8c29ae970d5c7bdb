import { problemText } from '../../ground/api/problem-words.js';
import { lazy } from '../../ground/lazy.js';
import { distance, money, numeral } from '../../ground/money.js';
import { span } from '../../ground/time.js';
import { Table } from '../../ground/ui/table.js';
import type { Explained, useTrial } from './prices.hook.js';
import { tryWords as text } from '../words.js';

const PriceMap = lazy(() => import('./price-map.part.js'), 'PriceMap', <div className="map-box" />);

interface PriceAnswerProps {
  trial: ReturnType<typeof useTrial<'POST /api/admin/tariffs/try'>>;
  /** What the question lacks; null: it was asked. */
  missing: string | null;
}

/** The price line by line, or the reason why there is none. */
export function PriceAnswer({ trial, missing }: PriceAnswerProps) {
  return (
    <div className="stack ruled" role="status" aria-busy={trial.isFetching}>
      {missing !== null && <p className="soft">{missing}</p>}
      {missing === null && trial.isPending && <p className="soft">{text.pricing}</p>}
      {missing === null && trial.error && <p className="error">{problemText(trial.error)}</p>}
      {missing === null && trial.data && !trial.error && <Explanation price={trial.data} />}
    </div>
  );
}

function Explanation({ price }: { price: Explained }) {
  const more = text;
  return (
    <>
      <Table
        bare
        headless
        className="price-lines"
        rows={price.lines}
        keyOf={(_, at) => at}
        columns={[
          {
            ...{ name: 'line', head: true, sum: more.total },
            cell: (line) => (
              <>
                {line.kind === 'period' && line.name !== null ? line.name : more.lines[line.kind]}
                <LineDetail line={line} />
              </>
            ),
          },
          { name: 'cents', end: true, sum: money(price.totalCents), cell: ({ cents }) => money(cents) },
        ]}
      />
      <p className="soft">
        {more.way({
          distance: distance(price.distanceM + price.returnDistanceM),
          time: span(Math.round(price.durationS / 60)),
        })}
        {price.tariff.id !== null && <> · {more.by(price.tariff.name)}</>}
      </p>
      <p className="soft">
        {more.distances.of[price.distanceSource]}{' '}
        {price.distances.roadsM === null
          ? more.distances.noRoads(distance(price.distances.straightM))
          : more.distances.both({
              straight: distance(price.distances.straightM),
              roads: distance(price.distances.roadsM),
            })}
      </p>
      <PriceMap price={price} />
    </>
  );
}

function LineDetail({ line }: { line: Explained['lines'][number] }) {
  const more = text;
  const { kind, metres, centsPerKm, upToM, stops, centsPerStop, factorBp } = line;
  const details: Record<typeof kind, string> = {
    base: metres === null || metres === 0 ? '' : more.included(distance(metres)),
    distance: [
      more.times({ what: distance(metres ?? 0), price: more.perKmShort(money(centsPerKm ?? 0)) }),
      upToM === null ? '' : more.upToShort(distance(upToM)),
    ]
      .filter(Boolean)
      .join(', '),
    stops: more.times({ what: String(stops ?? 0), price: money(centsPerStop ?? 0) }),
    return: more.times({ what: distance(metres ?? 0), price: more.perKmShort(money(centsPerKm ?? 0)) }),
    minimum: '',
    period: percent(factorBp),
    surge: percent(factorBp),
  };
  return details[kind] === '' ? null : <span className="soft"> {details[kind]}</span>;
}

function percent(factorBp: number | null): string {
  const more = ((factorBp ?? 10_000) - 10_000) / 100;
  return `${more > 0 ? '+' : ''}${numeral(more)} %`;
}
