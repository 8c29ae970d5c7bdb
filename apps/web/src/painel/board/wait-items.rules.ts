import { type Answer, type Body, call } from '../../base/api/client.js';
import { phoneHref } from '../../base/brazil.js';
import { money } from '../../base/money.js';
import { go } from '../../base/router.js';
import { moment } from '../../base/time.js';
import type { MenuItem } from '../../desk/ui/menu.js';
import { notify, refused } from '../../base/ui/toast.js';
import { decisions, unserved } from '../data/orders.query.js';
import type { BoardOrder } from './board.rules.js';
import { keepOrders } from './open-orders.store.js';
import { redeliveryWords, requestWords } from '../../base/words.js';
import { dotted } from '../../base/texts.js';
import { claimWords, contestWords, decisionWords, messageWords, unservedWords as text } from '../words.js';

/** Cents by which an operator raises a courier's pay. */
const RAISES = [200, 500, 1_000] as const;

/** A refusal is announced; the rows are read again. */
function doing(
  label: string,
  act: () => Promise<unknown>,
  { reread }: { reread: () => Promise<void> },
): MenuItem {
  const run = () =>
    act()
      .catch(refused)
      .finally(() => void reread());
  return { label, act: () => void run() };
}

const calls = (name: string, phone: string): MenuItem => ({
  label: text.call(name),
  icon: 'phone',
  act: () => location.assign(phoneHref(phone)),
});

/** An ended order is created anew; a held one is searched for again, also without a raise. */
function ofUnserved({ orderId: id, merchantName, merchantPhone, held, shopToldAt }: Unserved) {
  const again = (label: string, raise: number) => {
    const restart = async () => {
      const order = await unserved.restart(id, raise);
      keepOrders([order]);
      notify(text.restarted(order.publicId));
    };
    return doing(label, restart, unserved);
  };
  const tell = async () => {
    const { channel } = await call('POST /api/admin/unserved/{id}/tell-shop', { id });
    notify(text.told({ shop: merchantName, by: messageWords.channels[channel] }));
  };
  const settle = () => call('POST /api/admin/unserved/{id}/settle', { id });
  const act = held ? text.restart : text.again;
  const both = [
    ...RAISES.map((cents) => again(text.raised({ act, money: money(cents) }), cents)),
    calls(merchantName, merchantPhone),
    ...(shopToldAt === null ? [doing(text.tell, tell, unserved)] : []),
  ];
  return held ? both : [again(text.again, 0), ...both, doing(text.settle, settle, unserved)];
}

function ofDecision(one: Decision, redeliver: (orderId: number) => void): readonly MenuItem[] {
  const { kind, id, orderId, goodsAt } = one;
  if (kind === 'claim' || kind === 'contest')
    return [{ label: decisionWords.decide, act: () => go(decisionPlace(kind, id)) }];
  if (kind === 'request') {
    const decide = (accepted: boolean) => () =>
      call('POST /api/admin/recipient-requests/{id}/decide', { id, accepted });
    return [
      doing(requestWords.accept, decide(true), decisions),
      doing(requestWords.refuse, decide(false), decisions),
    ];
  }
  if (kind !== 'failure' || orderId === null) return [];
  const put = (place: GoodsPlace) => () =>
    call('PUT /api/admin/failed-orders/{id}/goods', { id: orderId, goodsAt: place });
  const settle = () => call('POST /api/admin/failed-orders/{id}/settle', { id: orderId });
  return [
    { label: redeliveryWords.act, act: () => redeliver(orderId) },
    ...GOODS_PLACES.filter((place) => place !== goodsAt).map((place) =>
      doing(decisionWords.goodsNow(decisionWords.goodsAt[place]), put(place), decisions),
    ),
    doing(text.settle, settle, decisions),
  ];
}

export function decisionPlace(kind: 'claim' | 'contest', id: number): string {
  return `/painel/dinheiro?parte=inbox&${kind === 'claim' ? 'reclamacao' : 'contestacao'}=${String(id)}`;
}

export function openWait({ one }: Pick<Wait, 'one'>, open: (orderId: number) => void): void {
  const { kind, id } = one as Decision;
  if (one.orderId !== null) open(one.orderId);
  else go(kind === 'contest' ? decisionPlace(kind, id) : `/painel/entregadores?entregador=${String(id)}`);
}

/** `redeliver` asks about a second delivery. */
export function itemsOf(
  { head, one }: Wait,
  mayWrite: boolean,
  redeliver: (orderId: number) => void,
): readonly MenuItem[] {
  const [name, phone] =
    head === 'decisions' && one.holds
      ? [one.who ?? '', one.holds.phone]
      : [one.merchantName, one.merchantPhone];
  const call = phone === null ? [] : [calls(name, phone)];
  if (!mayWrite) return call;
  return head === 'unserved' ? ofUnserved(one) : [...ofDecision(one, redeliver), ...call];
}

export type Facts = readonly [what: string, more: string];

export function factsOf(one: Decision): Facts {
  const { kind, goodsAt, moreCents, since, dueAt, holds } = one;
  if (holds)
    return [decisionWords.holds({ orders: holds.orders, cash: money(holds.cashCents) }), moment(since)];
  return [
    dotted(decisionWords.kinds[kind], aboutOf(one)),
    dotted(
      dueAt === null ? moment(since) : decisionWords.until(moment(dueAt)),
      kind === 'failure' && goodsAt !== null && decisionWords.goodsAt[goodsAt],
      moreCents !== null && requestWords.costs(money(moreCents)),
    ),
  ];
}

function aboutOf({ kind, about, wantedAt }: Decision): string | null {
  if (kind === 'request') {
    const asked = requestWords.kinds[about as keyof typeof requestWords.kinds];
    return wantedAt === null ? asked : `${asked}: ${moment(wantedAt)}`;
  }
  if (kind === 'contest') return contestWords.about[about as keyof typeof contestWords.about];
  if (kind !== 'claim') return about;
  return claimWords.kinds[about as keyof typeof claimWords.kinds];
}

export type Unserved = Answer<'/api/admin/unserved'>['items'][number];
export type Decision = Answer<'/api/admin/decisions'>['items'][number];

/** Groups of the list's head, which stay in sight until somebody has dealt with them. */
export const HEADS = ['unserved', 'decisions'] as const;
export type Head = (typeof HEADS)[number];

/** Rows that a folded head shows. */
export const SHOWN_ROWS = 3;

export type Wait =
  | { readonly head: 'unserved'; readonly one: Unserved }
  | { readonly head: 'decisions'; readonly one: Decision };

type Waits = Readonly<Record<Head, readonly Wait[]>>;

export const keyOf = ({ head, one }: Wait): string =>
  head === 'unserved' ? `${head} ${one.orderId}` : `${one.kind} ${one.id}`;

/** Held orders that have a courier by now are left out. */
export function waitsOf(
  unserved: readonly Unserved[],
  decisions: readonly Decision[],
  orders: Readonly<Record<number, BoardOrder>>,
): Waits {
  const waits = unserved.filter(({ orderId, held }) => !held || orders[orderId]?.nobodyTook);
  return {
    unserved: waits.map((one) => ({ head: 'unserved', one })),
    decisions: decisions.map((one) => ({ head: 'decisions', one })),
  };
}

export function visibleOf(waits: readonly Wait[], unfolded: boolean): readonly Wait[] {
  return unfolded ? waits : waits.slice(0, SHOWN_ROWS);
}

/** Held orders, which are searched for again together. */
export function heldOf(waits: Waits): readonly number[] {
  return waits.unserved.flatMap(({ head, one }) => (head === 'unserved' && one.held ? one.orderId : []));
}

export type GoodsPlace = Body<'PUT /api/admin/failed-orders/{id}/goods'>['goodsAt'];
export const GOODS_PLACES: readonly GoodsPlace[] = ['shop', 'hub', 'courier'];
