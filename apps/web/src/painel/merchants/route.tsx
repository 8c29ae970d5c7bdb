import { useState, type ReactNode } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';
import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { ListViews } from '../../ground/ui/list-views.js';
import { ListPage } from '../../ground/ui/page.js';
import { SearchBox } from '../../ground/ui/search-box.js';
import { useMerchantColumns } from './merchant-columns.part.js';
import { useMerchants } from './merchants.hook.js';
import { filterOf, idOf, SITUATIONS, type Filter } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';
import '../people/people.css';

// Loaded when one is opened.
const MerchantDrawer = lazy(() => import('./merchant-drawer.part.js'), 'MerchantDrawer');
const MerchantForm = lazy(() => import('./merchant-form.part.js'), 'MerchantForm');

export interface Rights {
  readonly merchants: boolean;
  readonly wallets: boolean;
  readonly readWallets: boolean;
  readonly keys: boolean;
  readonly readKeys: boolean;
}

/** The screen of merchants, who place orders and pay for them. */
export function MerchantsRoute() {
  const { query } = usePageUrl();
  const rights = useMay();
  const may: Rights = {
    merchants: rights('merchants'),
    wallets: rights('wallets'),
    readWallets: rights('wallets', 'read'),
    keys: rights('credentials'),
    readKeys: rights('credentials', 'read'),
  };
  const filter = filterOf(query);
  const merchants = useMerchants(filter);
  useLive({ behind: () => void merchants.refetch() });
  const chosen = idOf(query.get('loja'));
  const choose = (id: number | null) =>
    goQuery({ loja: id === null ? null : String(id) }, { replace: chosen !== null && id !== null });
  const [creating, setCreating] = useState(false);
  const close = () => choose(null);
  const create = may.merchants && (
    <Button kind="primary" icon="plus" onClick={() => setCreating(true)}>
      {text.create}
    </Button>
  );
  const created = (id?: number) => {
    setCreating(false);
    if (id !== undefined) choose(id);
  };
  return (
    <ListPage
      title={text.title}
      head={
        <>
          <MerchantFilters filter={filter} />
          <ListViews screen="merchants" names={['busca', 'situacao']} />
          {create}
        </>
      }
      list={merchants}
      lines={10}
      file={text.file}
      empty={<Nothing filtered={filter.search !== '' || filter.situation !== 'all'} create={create} />}
      keyOf={({ id }) => id}
      chosen={chosen}
      data={({ name }) => ({ 'data-merchant': name })}
      columns={useMerchantColumns(choose)}
      beside={
        <Suspense>
          {chosen !== null && (
            <MerchantDrawer key={chosen} id={chosen} may={may} open={choose} close={close} />
          )}
          {creating && <MerchantForm close={created} />}
        </Suspense>
      }
    />
  );
}

function MerchantFilters({ filter: { search, situation } }: { filter: Filter }) {
  return (
    <search aria-label={text.filters}>
      <SearchBox label={text.search} kept={search} />
      <select
        className="input"
        aria-label={text.situation}
        value={situation}
        onChange={({ target }) => goQuery({ situacao: target.value === 'all' ? null : target.value })}
      >
        {SITUATIONS.map((one) => (
          <option key={one} value={one}>
            {text.situations[one]}
          </option>
        ))}
      </select>
    </search>
  );
}

function Nothing({ filtered, create }: { filtered: boolean; create: ReactNode }) {
  if (!filtered)
    return (
      <Empty icon="shop" title={text.none} action={create}>
        {text.noneLead}
      </Empty>
    );
  const clear = <Button onClick={() => goQuery({ busca: null, situacao: null })}>{text.clear}</Button>;
  return <Empty icon="filter" title={text.noMatch} action={clear} />;
}
