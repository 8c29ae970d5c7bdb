import { useState, type ReactNode } from 'react';
import { useWords } from '../../ground/language.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { SearchBox } from '../../ground/ui/search-box.js';
import { MerchantTable } from './merchant-table.part.js';
import type { useMerchants } from './merchants.hook.js';
import { SITUATIONS, type Filter } from './merchants.rules.js';
import { merchantWords } from './words.js';
import './view.css';

// Loaded when one is opened.
const MerchantDrawer = lazy(() =>
  import('./merchant-drawer.part.js').then((part) => ({ default: part.MerchantDrawer })),
);
const MerchantForm = lazy(() =>
  import('./merchant-form.part.js').then((part) => ({ default: part.MerchantForm })),
);

export interface Rights {
  readonly merchants: boolean;
  readonly wallets: boolean;
  readonly readWallets: boolean;
  readonly keys: boolean;
  readonly readKeys: boolean;
}

interface MerchantsViewProps {
  filter: Filter;
  merchants: ReturnType<typeof useMerchants>;
  may: Rights;
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** The screen of merchants, who place orders and pay for them. */
export function MerchantsView({ filter, merchants, may, chosen, choose }: MerchantsViewProps) {
  const text = useWords(merchantWords);
  const [creating, setCreating] = useState(false);
  const items = merchants.data?.pages.flatMap((page) => page.items) ?? [];
  const filtered = filter.search !== '' || filter.situation !== 'all';
  const create = may.merchants && (
    <Button
      kind="primary"
      icon="plus"
      onClick={() => {
        setCreating(true);
      }}
    >
      {text.create}
    </Button>
  );
  return (
    <div className="people merchants">
      <div className="people-head">
        <h1>{text.title}</h1>
        <search className="row grow" aria-label={text.filters}>
          <SearchBox label={text.search} kept={filter.search} />
          <select
            className="input"
            aria-label={text.situation}
            value={filter.situation}
            onChange={({ target }) => {
              goQuery({ situacao: target.value === 'all' ? null : target.value });
            }}
          >
            {SITUATIONS.map((one) => (
              <option key={one} value={one}>
                {text.situations[one]}
              </option>
            ))}
          </select>
        </search>
        {create}
      </div>
      <div className="people-page">
        {merchants.isPending && <Loading lines={10} />}
        {merchants.error && <Failure error={merchants.error} again={merchants.refetch} />}
        {merchants.data && items.length === 0 && <Nothing filtered={filtered} create={create} />}
        {items.length > 0 && <MerchantTable items={items} chosen={chosen} choose={choose} />}
        {merchants.hasNextPage && (
          <Button
            className="people-more"
            busy={merchants.isFetchingNextPage}
            onClick={() => void merchants.fetchNextPage()}
          >
            {text.more}
          </Button>
        )}
      </div>
      <Suspense>
        {chosen !== null && (
          <MerchantDrawer
            key={chosen}
            id={chosen}
            may={may}
            open={choose}
            close={() => {
              choose(null);
            }}
          />
        )}
        {creating && (
          <MerchantForm
            close={(id) => {
              setCreating(false);
              if (id !== undefined) choose(id);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function Nothing({ filtered, create }: { filtered: boolean; create: ReactNode }) {
  const text = useWords(merchantWords);
  if (!filtered)
    return (
      <Empty icon="shop" title={text.none} action={create}>
        {text.noneLead}
      </Empty>
    );
  const clear = (
    <Button
      onClick={() => {
        goQuery({ busca: null, situacao: null });
      }}
    >
      {text.clear}
    </Button>
  );
  return <Empty icon="filter" title={text.noMatch} action={clear} />;
}
