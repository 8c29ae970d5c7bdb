import { useRead } from '../../base/api/client.js';
import { lazy } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import { tabIn, typed, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { both, Read } from '../../base/ui/box.js';
import { Loading, Empty } from '../../base/ui/empty.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { goQuery, Link } from '../../base/router.js';
import { money } from '../../base/money.js';
import { day, now } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Split } from '../../desk/ui/layout.js';
import { Status } from '../../base/ui/status.js';
import { Table, type Column, column } from '../../desk/ui/table.js';
import { useEveryMerchant } from '../people/names.hook.js';
import type { Named, PricesProps } from './prices.hook.js';
import { TariffEditor } from './tariff-editor.part.js';
import { VehicleList } from './vehicle-list.part.js';
import { priceWords as text, vehicleWords as more } from '../words.js';
import type { Tariff } from './tariff.rules.js';
import { TryPanel } from './try-panel.part.js';

const HubRules = lazy(async () => (await import('./hub-rules.part.js')).HubRules, <Loading lines={10} />);

const SEARCH = {
  tab: tabIn('parte', { tariffs: null, pay: 'repasse', faults: 'falhas', vehicles: 'veiculos' }),
  open: typed('tarifa'),
  copied: typed('de'),
};

/** In the address `tarifa` is the open tariff, `nova` an unsaved one. */
export function PricesRoute() {
  const { tab, open, copied } = useSearch(SEARCH);
  const may = useMay();
  const tariffs = useRead('/api/admin/tariffs');
  const vehicles = useRead('/api/admin/vehicle-types');
  const categories = useRead('/api/admin/categories');
  const merchants = useEveryMerchant().data ?? [];
  useLive({ behind: () => void tariffs.refetch() });
  return (
    <div className="page">
      <TabbedHead
        title={text.title}
        label={text.parts}
        tab={SEARCH.tab}
        names={text}
        clears={['tarifa', 'de']}
      />
      <Read of={both(tariffs, both(vehicles, categories))} lines={10}>
        {([{ items }, [{ items: kinds }, { items: ofKinds }]]) => {
          const props = { open, copied, merchants, mayPrice: may('tariffs') };
          const known = { tariffs: items, vehicles: kinds, categories: ofKinds };
          if (tab === 'pay' || tab === 'faults') return <HubRules part={tab} mayWrite={may('hub')} />;
          if (tab === 'vehicles') return <VehicleList {...known} mayWrite={may('catalog')} />;
          if (open === '') return <TariffList {...props} {...known} />;
          return <TariffEditor key={`${open} ${copied}`} {...props} {...known} />;
        }}
      </Read>
    </div>
  );
}

function TariffList(props: PricesProps) {
  const { tariffs, vehicles, categories, merchants, mayPrice } = props;
  const create = mayPrice && (
    <Button kind="primary" icon="plus" onClick={() => goQuery({ tarifa: 'nova' })}>
      {text.new}
    </Button>
  );
  if (vehicles.length === 0)
    return (
      <Empty
        icon="bike"
        title={text.noVehicles}
        action={<Link to="/painel/precos?parte=veiculos">{more.newVehicle}</Link>}
        lead={text.noVehiclesLead}
      />
    );
  if (tariffs.length === 0)
    return <Empty icon="tag" title={text.none} action={create} lead={text.noneLead} />;
  return (
    <Split>
      <div className="stack">
        <div className="row">
          <p className="soft grow">{text.rule}</p>
          {create}
        </div>
        <Table
          label={text.tariffs}
          rows={tariffs}
          data={({ id }) => ({ 'data-tariff': id })}
          columns={columnsOf(props)}
        />
      </div>
      <TryPanel vehicles={vehicles} merchants={merchants} categories={categories} draft={null} />
    </Split>
  );
}

function columnsOf({ vehicles, categories, merchants }: PricesProps): Column<Tariff>[] {
  const every = <span className="soft">{text.every}</span>;
  const nameIn = (all: readonly Named[], id: number | null) =>
    id === null ? every : (all.find((one) => one.id === id)?.name ?? `#${String(id)}`);
  return [
    column(text.name, { place: 'a1', className: 'strong' }, ({ id, name }) => (
      <Link to={`/painel/precos?tarifa=${id}`} aria-label={text.edit(name)}>
        {name}
      </Link>
    )),
    column(text.vehicle, 'a2', (one) => nameIn(vehicles, one.vehicleTypeId)),
    { name: text.category, cell: (one) => nameIn(categories, one.categoryId) },
    { name: text.merchant, cell: (one) => nameIn(merchants, one.merchantId) },
    column(text.base, { place: 'b2', named: true, end: true }, ({ terms }) => money(terms.baseCents)),
    column(text.perKm, { place: 'b3', named: true, end: true }, ({ terms }) =>
      terms.bands.map(({ centsPerKm }) => money(centsPerKm)).join(' · '),
    ),
    column(text.validity, { soft: true }, (tariff) => <Validity tariff={tariff} />),
    column(text.state, 'b1', (tariff) => <State tariff={tariff} />),
  ];
}

function Validity({ tariff: { validFrom, validUntil } }: { tariff: Tariff }) {
  // `validUntil` is the first instant of the day on which the tariff no longer holds.
  const lastDay = validUntil === null ? null : day(Date.parse(validUntil) - 1);
  if (validFrom === null) return lastDay === null ? text.always : text.until(lastDay);
  return lastDay === null
    ? text.from(day(validFrom))
    : text.fromUntil({ from: day(validFrom), until: lastDay });
}

function State({ tariff: { active, validFrom, validUntil } }: { tariff: Tariff }) {
  const at = now();
  if (!active) return <Status tone="plain">{text.off}</Status>;
  if (validUntil !== null && Date.parse(validUntil) <= at) return <Status tone="plain">{text.ended}</Status>;
  if (validFrom !== null && Date.parse(validFrom) > at) return <Status tone="blue">{text.later}</Status>;
  return <Status tone="green">{text.active}</Status>;
}
