import { useMemo } from 'react';
import { goQuery, usePageUrl } from '../../base/router.js';
import { useSavedViews } from '../../desk/saved-view-acts.js';
import { useKnownSession } from '../../desk/session.js';
import type { Order } from '../../base/api/client.js';
import {
  type BoardOrder,
  type Command,
  dueOf,
  type Group,
  GROUPS,
  stageOf,
  toCollect,
} from './board.rules.js';
import { boardWords, headWords, statusWords } from '../words.js';

/** Conditions of the filter, combined with "and". */
export const CONDITIONS = ['late', 'risk', 'unassigned', 'collect'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Optional columns; lateness, number and way are always shown. */
export type Column = keyof typeof headWords.column;
export const COLUMNS = Object.keys(headWords.column) as Column[];

export const SORTS = ['due', 'created', 'merchant', 'district', 'courier'] as const;
export type Sort = (typeof SORTS)[number];

export const STAGES = GROUPS.filter((group) => group !== 'attention');

interface ViewContent {
  readonly only: readonly Condition[];
  /** Stages shown; empty: all. */
  readonly stages: readonly Group[];
  /** Merchants shown; empty: all. */
  readonly merchants: readonly number[];
  readonly columns: readonly Column[];
  readonly sort: Sort;
}

const PLAIN: ViewContent = {
  only: [],
  stages: [],
  merchants: [],
  columns: ['money', 'who'],
  sort: 'due',
};

export const STANDARD_VIEWS = ['all', ...CONDITIONS] as const;

export function standardView(view: (typeof STANDARD_VIEWS)[number]): ViewContent {
  return { ...PLAIN, only: view === 'all' ? [] : [view] };
}

const HOLDS: Readonly<Record<Condition, (order: Order, now: number) => boolean>> = {
  late: (order, now) => dueOf(order, now).lateness === 'late',
  risk: (order, now) => dueOf(order, now).lateness === 'risk',
  unassigned: ({ courierId }) => courierId === null,
  collect: (order) => toCollect(order) > 0,
};

export function isInView({ only, stages, merchants }: ViewContent, order: Order, now: number): boolean {
  return (
    only.every((condition) => HOLDS[condition](order, now)) &&
    (stages.length === 0 || stages.includes(stageOf(order))) &&
    (merchants.length === 0 || merchants.includes(order.merchantId))
  );
}

const among = <T extends string>(known: readonly T[], values: unknown): T[] =>
  Array.isArray(values) ? known.filter((one) => values.includes(one)) : [];

/** Reads a view that any version of this page saved; unknown parts are left out. */
export function contentOf(stored: Readonly<Record<string, unknown>>): ViewContent {
  const { merchants } = stored;
  return {
    only: among(CONDITIONS, stored['only']),
    stages: among(STAGES, stored['stages']),
    merchants: Array.isArray(merchants) ? merchants.map(Number).filter(Number.isInteger) : [],
    columns: Array.isArray(stored['columns']) ? among(COLUMNS, stored['columns']) : PLAIN.columns,
    sort: SORTS.find((sort) => sort === stored['sort']) ?? 'due',
  };
}

const NAMES: Readonly<Record<keyof ViewContent, string>> = {
  only: 'so',
  stages: 'etapas',
  merchants: 'lojas',
  columns: 'colunas',
  sort: 'ordem',
};
const PARTS = Object.entries(NAMES) as [keyof ViewContent, string][];
const VIEW_QUERY = Object.values(NAMES);

function changedBy(view: ViewContent, query: URLSearchParams): ViewContent {
  const entries = PARTS.flatMap(([part, name]) => {
    const text = query.get(name);
    return text === null ? [] : [[part, part === 'sort' ? text : text.split(',')] as const];
  });
  return contentOf({ ...view, ...Object.fromEntries(entries) });
}

function queryOf(view: ViewContent, wanted: ViewContent): Record<string, string | null> {
  const changes = PARTS.map(([part, name]) => {
    const text = String(wanted[part]);
    return [name, text === String(view[part]) ? null : text || '-'] as const;
  });
  return Object.fromEntries(changes);
}

const TEXT_OF: Readonly<Record<Exclude<Sort, 'due'>, (order: Order) => string>> = {
  created: ({ createdAt }) => createdAt,
  merchant: ({ merchant }) => merchant.name,
  district: ({ stops }) => stops[0]?.district ?? '',
  courier: ({ courier }) => courier?.name ?? '',
};

export function sorted<L extends { readonly order: Order }>(lines: readonly L[], sort: Sort): readonly L[] {
  if (sort === 'due') return lines;
  const text = TEXT_OF[sort];
  return lines
    .map((line) => ({ line, key: text(line.order) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.line.order.id - b.line.order.id))
    .map(({ line }) => line);
}

/** An order that nobody took has no status to show. */
export function stateOf({ status, nobodyTook = false }: Pick<BoardOrder, 'status' | 'nobodyTook'>): string {
  return nobodyTook ? boardWords.nobodyTook : statusWords[status];
}

/** The word of a command; assigning is "change" where every order has a courier. */
export function commandWord(command: Command, orders: readonly Pick<Order, 'courierId'>[]): string {
  const changes = command === 'assign' && orders.every(({ courierId }) => courierId !== null);
  return boardWords.command[changes ? 'change' : command];
}

export const SCREEN = 'board';
export const NOTHING_CHANGED = Object.fromEntries(VIEW_QUERY.map((name) => [name, null]));

export function useViews() {
  const { query } = usePageUrl();
  const { operator } = useKnownSession();
  const saved = useSavedViews(SCREEN);
  const name = query.get('vista');
  const chosenSaved = saved.find(({ id }) => String(id) === name) ?? null;
  const standard = STANDARD_VIEWS.find((view) => view === name) ?? 'all';
  const { content, base } = useMemo(() => {
    const view = chosenSaved ? contentOf(chosenSaved.content) : standardView(standard);
    return { base: view, content: changedBy(view, query) };
  }, [chosenSaved, standard, query]);

  return useMemo(
    () => ({
      saved,
      chosen: chosenSaved ? String(chosenSaved.id) : standard,
      chosenSaved,
      operatorId: operator.id,
      /** The chosen view belongs to the operator, who may change it. */
      own: chosenSaved?.operatorId === operator.id,
      content,
      changed: VIEW_QUERY.some((part) => query.has(part)),
      change: (part: Partial<ViewContent>) =>
        goQuery(queryOf(base, { ...content, ...part }), { replace: true }),
      choose,
    }),
    [saved, chosenSaved, standard, operator.id, content, base, query],
  );
}

function choose(view: string): void {
  goQuery({ ...NOTHING_CHANGED, vista: view === 'all' ? null : view });
}

export type Views = ReturnType<typeof useViews>;
