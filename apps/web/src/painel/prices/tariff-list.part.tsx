import { goQuery, Link } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { day, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import type { Tariff } from './tariff-draft.rules.js';
import { TryPanel } from './try-panel.part.js';
import type { PricesViewProps } from './view.js';
import { vehicleWords } from './vehicle-words.js';
import { priceWords } from './words.js';

/** Tariffs of the hub, with a trial price by the tariff that applies. */
export function TariffList({ tariffs, vehicles, categories, merchants, mayPrice }: PricesViewProps) {
  const text = useWords(priceWords);
  const more = useWords(vehicleWords);
  const items = tariffs.data?.items ?? [];
  const kinds = vehicles.data?.items ?? [];
  const nameIn = (all: readonly { id: number; name: string }[], id: number | null) =>
    id === null ? null : (all.find((one) => one.id === id)?.name ?? `#${String(id)}`);
  const create = () => {
    goQuery({ tarifa: 'nova' });
  };
  if (kinds.length === 0)
    return (
      <Empty
        icon="bike"
        title={text.noVehicles}
        action={<Link to="/painel/precos?parte=veiculos">{more.newVehicle}</Link>}
      >
        {text.noVehiclesLead}
      </Empty>
    );
  if (items.length === 0)
    return (
      <Empty
        icon="tag"
        title={text.none}
        action={
          mayPrice && (
            <Button kind="primary" icon="plus" onClick={create}>
              {text.new}
            </Button>
          )
        }
      >
        {text.noneLead}
      </Empty>
    );
  return (
    <div className="beside">
      <div className="stack">
        <div className="row">
          <p className="soft grow">{text.rule}</p>
          {mayPrice && (
            <Button kind="primary" icon="plus" onClick={create}>
              {text.new}
            </Button>
          )}
        </div>
        <div className="card" tabIndex={0} role="region" aria-label={text.tariffs}>
          <table className="table tariffs">
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.vehicle}</th>
                <th scope="col">{text.category}</th>
                <th scope="col">{text.merchant}</th>
                <th scope="col" className="num">
                  {text.base}
                </th>
                <th scope="col" className="num">
                  {text.perKm}
                </th>
                <th scope="col">{text.validity}</th>
                <th scope="col">{text.state}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((tariff) => (
                <tr key={tariff.id} data-tariff={tariff.id}>
                  <td className="name">
                    <Link to={`/painel/precos?tarifa=${tariff.id}`} aria-label={text.edit(tariff.name)}>
                      {tariff.name}
                    </Link>
                  </td>
                  <td className="vehicle">{nameIn(kinds, tariff.vehicleTypeId)}</td>
                  <td className="category">
                    {nameIn(categories.data?.items ?? [], tariff.categoryId) ?? (
                      <span className="soft">{text.every}</span>
                    )}
                  </td>
                  <td className="merchant">
                    {nameIn(merchants, tariff.merchantId) ?? <span className="soft">{text.every}</span>}
                  </td>
                  <td className="base num" data-name={text.base}>
                    {money(tariff.terms.baseCents)}
                  </td>
                  <td className="km num" data-name={text.perKm}>
                    {tariff.terms.bands.map(({ centsPerKm }) => money(centsPerKm)).join(' · ')}
                  </td>
                  <td className="valid soft">
                    <Validity tariff={tariff} />
                  </td>
                  <td className="state">
                    <State tariff={tariff} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <TryPanel
        vehicles={kinds}
        merchants={merchants}
        categories={categories.data?.items ?? []}
        draft={null}
      />
    </div>
  );
}

function Validity({ tariff: { validFrom, validUntil } }: { tariff: Tariff }) {
  const text = useWords(priceWords);
  // The end is the first instant of the day on which the tariff no longer holds.
  const lastDay = validUntil === null ? null : day(Date.parse(validUntil) - 1);
  if (validFrom === null) return lastDay === null ? text.always : text.until(lastDay);
  return lastDay === null ? text.from(day(validFrom)) : text.fromUntil(day(validFrom), lastDay);
}

function State({ tariff: { active, validFrom, validUntil } }: { tariff: Tariff }) {
  const text = useWords(priceWords);
  const at = now();
  if (!active) return <Status tone="plain">{text.off}</Status>;
  if (validUntil !== null && Date.parse(validUntil) <= at) return <Status tone="plain">{text.ended}</Status>;
  if (validFrom !== null && Date.parse(validFrom) > at) return <Status tone="blue">{text.later}</Status>;
  return <Status tone="green">{text.active}</Status>;
}
