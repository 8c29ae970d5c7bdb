// Alone: it puts modules in the place of others.
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache, type Order } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import { now } from '../../base/time.js';
import { standardView } from './views.hook.js';
import type { BoardViewProps } from './board.hook.js';
import type { Decision, Unserved } from './wait-items.rules.js';

jest.unstable_mockModule('../../base/live.js', () => ({
  useLive: () => undefined,
  useLiveState: () => ({ lostAt: null }),
}));
jest.unstable_mockModule('./board-map.part.js', () => ({ BoardMap: () => null }));
const { BoardView } = await import('./view.js');

const minutes = (after: number) => new Date(now() + after * 60_000).toISOString();
const SINCE = minutes(-23.5);
const nothing = () => undefined;

function order(id: number, more: Partial<Order> & { nobodyTook?: boolean } = {}): Order {
  return {
    id,
    publicId: `ORDER${String(id)}`,
    status: 'pending',
    courierId: null,
    courier: null,
    groupLeaderId: null,
    deliverBy: minutes(30),
    deliveredAt: null,
    paymentStatus: null,
    createdAt: SINCE,
    merchantId: 1,
    merchant: { name: 'Padaria' },
    pickup: {},
    lastSequence: 1,
    stops: [{ status: 'pending', district: 'Centro', address: null, collectCents: 0 }],
    ...more,
  } as unknown as Order;
}

function unservedOf(id: number, more: Partial<Unserved> = {}): Unserved {
  return {
    orderId: id,
    publicId: `ORDER${String(id)}`,
    merchantName: 'Padaria',
    merchantPhone: '+5527999990000',
    district: 'Centro',
    address: null,
    courierPayCents: 600,
    deliverBy: null,
    held: true,
    shopToldAt: null,
    waitingSince: SINCE,
    endedAt: minutes(-8.5),
    ...more,
  };
}

const FACTS = {
  merchantName: 'Padaria',
  merchantPhone: null,
  who: 'Ana',
  goodsAt: null,
  wantedAt: null,
  moreCents: null,
  dueAt: null,
  since: SINCE,
  holds: null,
};
const DECISIONS = [
  {
    ...FACTS,
    kind: 'claim',
    id: 7,
    orderId: 901,
    publicId: 'CLAIMED',
    about: 'damaged',
    dueAt: '2026-11-28T12:00:00Z',
  },
  {
    ...FACTS,
    kind: 'failure',
    id: 902,
    orderId: 902,
    publicId: 'FAILED2',
    about: 'Ninguém atende',
    goodsAt: 'shop',
  },
  { ...FACTS, kind: 'request', id: 9, orderId: 903, publicId: 'ASKED33', about: 'pin', moreCents: 450 },
  { ...FACTS, kind: 'goods', id: 5, orderId: 904, publicId: 'HELD444', about: null, goodsAt: 'courier' },
  {
    ...FACTS,
    kind: 'suspended',
    id: 31,
    orderId: null,
    publicId: '',
    merchantName: '',
    about: null,
    holds: { orders: 2, cashCents: 4_000, phone: '+5527999990001' },
  },
] as Decision[];

/** The query cache tells of an answer in a task of its own. */
const aTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function show(untaken: readonly Unserved[], undecided: readonly Decision[] = [], columns = false) {
  const held = untaken.filter((one) => one.held).map(({ orderId }) => order(orderId, { nobodyTook: true }));
  const others = [
    order(500),
    order(501, { status: 'accepted', courierId: 1, courier: { name: 'Ana' } as never }),
  ];
  const orders = Object.fromEntries([...held, ...others].map((one) => [one.id, one]));
  const views = {
    saved: [],
    chosen: 'all',
    chosenSaved: null,
    operatorId: 1,
    own: false,
    content: standardView('all'),
    changed: false,
    change: nothing,
    choose: nothing,
  } as unknown as BoardViewProps['views'];
  const choose = jest.fn();
  renderReading(
    <BoardView
      orders={orders}
      untaken={untaken}
      undecided={undecided}
      views={views}
      choose={choose}
      couriers={[]}
      room={3}
      fresh={new Set()}
      columns={columns}
      chosen={null}
    />,
  );
  await act(async () => {
    while (cache.isFetching() > 0) await aTask();
    await aTask();
  });
  expect(rows().length).toBeGreaterThan(0);
  return { choose };
}

const head = (name: string) =>
  within(screen.getByRole('button', { name: new RegExp(`^${name}`) }).closest<HTMLElement>('[role=row]')!);
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-wait]')];
const row = (publicId: string) => within(document.querySelector<HTMLElement>(`[data-wait="${publicId}"]`)!);
/** Until the answer is shown. */
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const menuOf = async (publicId: string) => {
  await press(row(publicId).getByRole('button', { name: 'Mais ações' }));
  return within(await screen.findByRole('menu', { name: publicId, hidden: true }));
};
const LIST = { items: [], total: 0 };
const item = (menu: ReturnType<typeof within>, name: string | RegExp) =>
  menu.getByRole('menuitem', { name, hidden: true });

describe('the head of the board’s one list', () => {
  // Loaded with the first row, as the board does.
  beforeAll(() => import('./wait-row.part.js'));
  beforeEach(() => {
    cache.setQueryData(['session'], { rights: { orders: 'write' }, operator: { hubId: 1 } });
    answering({ GET: LIST });
  });
  it('folds 200 that nobody took to three rows, counts all, and says how long each has waited', async () => {
    await show(
      Array.from({ length: 200 }, (_, index) => unservedOf(index + 1)),
      DECISIONS.slice(0, 3),
    );
    head('Ninguém aceitou').getByText('200');
    head('Ninguém aceitou').getByText('mais 197');
    head('Precisa de decisão').getByText('3');
    expect(rows().map(({ dataset }) => dataset['wait'])).toEqual([
      'ORDER1',
      'ORDER2',
      'ORDER3',
      'CLAIMED',
      'FAILED2',
      'ASKED33',
    ]);
    row('ORDER1').getByText(/^espera desde \d\d:\d\d$/);
    row('ORDER1').getByText(/^há 23 min · repasse/);
    // What waits without a search is in no group of those that are searched for.
    head('Procurando entregador').getByText('1');
    await press(screen.getByRole('button', { name: /^Ninguém aceitou/ }));
    expect(rows()[3]?.dataset['wait']).toBe('ORDER4');
  });

  it('stands above the columns of couriers too, and not in the column of those that are searched for', async () => {
    await show(
      Array.from({ length: 5 }, (_, index) => unservedOf(index + 1)),
      DECISIONS.slice(0, 1),
      true,
    );
    head('Ninguém aceitou').getByText('5');
    head('Ninguém aceitou').getByRole('button', { name: 'Procurar todos de novo' });
    head('Precisa de decisão').getByText('1');
    expect(rows().map(({ dataset }) => dataset['wait'])).toEqual(['ORDER1', 'ORDER2', 'ORDER3', 'CLAIMED']);
    within(screen.getByRole('listitem', { name: 'sem entregador' })).getByText('1');
  });

  it('searches for all of them again from the head, and for a selection of all by Ctrl+A', async () => {
    // No answer comes: a question would lie over the board.
    const asked = answering({ GET: LIST, POST: () => new Promise(() => undefined) });
    const sent = () => asked.mock.calls.filter(([operation]) => operation.startsWith('POST'));
    const ids = [1, 2, 3, 4];
    await show([...ids.map((id) => unservedOf(id)), unservedOf(5, { held: false })]);
    await press(screen.getByRole('button', { name: 'Procurar todos de novo' }));
    const asks = { command: { name: 'search_again' }, filter: { ids } };
    const preview = ['POST /api/admin/orders/bulk/preview', asks];
    expect(sent()).toEqual([preview]);
    await act(async () => fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true }));
    const bar = within(await screen.findByRole('toolbar', { name: '6 selecionados' }));
    await press(bar.getByRole('button', { name: 'Procurar de novo' }));
    expect(sent()).toEqual([preview, preview]);
  });

  it('has the acts of each in its row’s menu', async () => {
    const sent = answering({ GET: LIST, POST: order(1) });
    const { choose } = await show([unservedOf(1), unservedOf(2, { held: false })], DECISIONS);
    const held = await menuOf('ORDER1');
    item(held, /^Procurar de novo s$/);
    item(held, /^Cancelar…/);
    item(held, 'Ligar para a loja: Padaria');
    await press(item(held, /^Procurar de novo, repasse \+ R\$\s2,00$/));
    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith('POST /api/admin/unserved/1/restart', { raiseCents: 200 });
    });
    const ended = await menuOf('ORDER2');
    item(ended, 'Pedir de novo');
    await press(item(ended, 'Resolvido'));
    expect(sent).toHaveBeenCalledWith('POST /api/admin/unserved/2/settle', {});
    row('ORDER2').getByText(/^cancelado às \d\d:\d\d$/);
    row('ORDER2').getByText(/^esperou 15 min · repasse/);
    await press(row('ORDER2').getByRole('button', { name: 'ORDER2' }));
    expect(choose).toHaveBeenCalledWith(2);
  });

  it('has what each kind of decision needs', async () => {
    const sent = answering({ GET: LIST, POST: {}, PUT: {} });
    await show([], DECISIONS);
    await press(screen.getByRole('button', { name: /^Precisa de decisão/ }));
    row('CLAIMED').getByText(/^Reclamação · Chegou danificado/);
    row('CLAIMED').getByText(/^decidir até/);
    item(await menuOf('CLAIMED'), 'Decidir…');
    row('FAILED2').getByText(/^Não entregue · Ninguém atende/);
    const failure = await menuOf('FAILED2');
    item(failure, 'Entregar de novo');
    await press(item(failure, 'Os produtos estão na base'));
    expect(sent).toHaveBeenCalledWith('PUT /api/admin/failed-orders/902/goods', { goodsAt: 'hub' });
    row('HELD444').getByText(/^Produtos com o entregador/);
    row('').getByText(/^2 pedidos em andamento, R\$\s40,00 em dinheiro$/);
    row('ASKED33').getByText(/mais R\$\s4,50$/);
    await press(item(await menuOf('ASKED33'), 'Aceitar'));
    expect(sent).toHaveBeenCalledWith('POST /api/admin/recipient-requests/9/decide', { accepted: true });
  });
});
