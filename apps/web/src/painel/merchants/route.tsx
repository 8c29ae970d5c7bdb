import { again } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { phoneText } from '../../base/brazil.js';
import { lazy } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import { money } from '../../base/money.js';
import { isFiltered, oneOf, recordIn, typed, useOpened, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { BareChoice, NoMatch, ListViews } from '../../desk/ui/filters.js';
import { ListPage } from '../../desk/ui/page.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { Status } from '../../base/ui/status.js';
import { Open, type Column, column, textColumn } from '../../desk/ui/table.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { STANDING_TONES, standingOf, type MerchantLine } from './merchants.hook.js';
import { merchantWords as text } from '../words.js';
import '../people/people.css';

const MerchantDrawer = lazy(async () => (await import('./merchant-drawer.part.js')).MerchantDrawer);
const MerchantForm = lazy(async () => (await import('./merchant-form.part.js')).MerchantForm, null);

const SEARCH = { search: typed('busca'), situation: oneOf('situacao', ['all', 'blocked'], 'all') };
const MERCHANT = recordIn('loja');
export function MerchantsRoute() {
  const values = useSearch(SEARCH);
  const { search, situation } = values;
  const [, open] = useOpened(MERCHANT);
  const createNew = async () => {
    const id = await showDialog<number>((close) => <MerchantForm close={close} />);
    if (id !== undefined) open(id);
  };
  const list = usePages('/api/admin/merchants', {
    // Lists accounts; a search also finds their sub-users.
    ...(search === '' ? { accounts: 'true' } : { search }),
    ...(situation === 'blocked' && { blocked: 'true' }),
    perPage: 50,
  });
  useLive({ behind: () => void again('/api/admin/merchants') });
  const create = useMay()('merchants') && (
    <Button kind="primary" icon="plus" onClick={createNew}>
      {text.create}
    </Button>
  );
  return (
    <ListPage
      title={text.title}
      head={
        <>
          <search aria-label={text.filters}>
            <SearchBox label={text.search} value={search} />
            <BareChoice parameter={SEARCH.situation} label={text.situation} words={text.situations} />
          </search>
          <ListViews screen="merchants" names={['busca', 'situacao']} />
          {create}
        </>
      }
      list={list}
      lines={10}
      file={text.file}
      empty={
        isFiltered(SEARCH, values) ? (
          <NoMatch title={text.noMatch} search={SEARCH} />
        ) : (
          <Empty icon="shop" title={text.none} action={create} lead={text.noneLead} />
        )
      }
      data={({ name }) => ({ 'data-merchant': name })}
      columns={COLUMNS}
      opens={MERCHANT}
      drawer={(id) => <MerchantDrawer id={id} open={open} />}
    />
  );
}

const COLUMNS: readonly Column<MerchantLine>[] = [
  column(
    text.fields.name,
    { place: 'a', text: ({ name }) => name },
    ({ name, ownerId, externalId, email }, open) => (
      <>
        <Open act={open}>{name}</Open>
        {ownerId !== null && <span className="soft"> {text.subUser}</span>}
        <span className="below cut">{externalId ?? email}</span>
      </>
    ),
  ),
  textColumn(text.fields.phone, { className: 'number' }, ({ phone }) => phoneText(phone)),
  { name: text.pays, text: (one) => (one.invoicingEnabled ? text.byInvoice : text.byWallet) },
  column(text.standingName, { place: 'b2', text: (one) => text.standing[standingOf(one)] }, (one) => (
    <Status tone={STANDING_TONES[standingOf(one)]}>{text.standing[standingOf(one)]}</Status>
  )),
  column(
    text.balance,
    {
      place: 'b1',
      end: true,
      text: ({ ownerId, balanceCents }) => (ownerId === null ? money(balanceCents) : null),
    },
    ({ ownerId, balanceCents }) =>
      ownerId === null ? (
        <span className={balanceCents < 0 ? 'red-text' : ''}>{money(balanceCents)}</span>
      ) : (
        <span className="soft">–</span>
      ),
  ),
];
