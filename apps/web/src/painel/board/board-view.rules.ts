import type { Order } from '../../base/api/client.js';
import { type BoardOrder, dueOf, type Group, GROUPS, stageOf, toCollect } from './board.rules.js';
import { boardWords, statusWords } from '../words.js';

/** Conditions that a list can be filtered by; several are combined with "and". */
export const CONDITIONS = ['late', 'risk', 'unassigned', 'collect'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Optional columns; every row has lateness, number and way. */
export const COLUMNS = [
  'recipient',
  'status',
  'external',
  'distance',
  'price',
  'created',
  'money',
  'who',
] as const;
export type Column = (typeof COLUMNS)[number];

export const SORTS = ['due', 'created', 'merchant', 'district', 'courier'] as const;
export type Sort = (typeof SORTS)[number];

export const STAGES = GROUPS.filter((group) => group !== 'attention');

export interface ViewContent {
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

export const STANDARD_VIEWS = ['all', 'late', 'risk', 'unassigned', 'collect'] as const;
type StandardView = (typeof STANDARD_VIEWS)[number];

const ONLY: Readonly<Record<StandardView, readonly Condition[]>> = {
  all: [],
  late: ['late'],
  risk: ['risk'],
  unassigned: ['unassigned'],
  collect: ['collect'],
};

export function standardView(view: StandardView): ViewContent {
  return { ...PLAIN, only: ONLY[view] };
}

function holds(condition: Condition, order: Order, now: number): boolean {
  switch (condition) {
    case 'late':
      return dueOf(order, now).lateness === 'late';
    case 'risk':
      return dueOf(order, now).lateness === 'risk';
    case 'unassigned':
      return order.courierId === null;
    case 'collect':
      return toCollect(order) > 0;
  }
}

export function isInView({ only, stages, merchants }: ViewContent, order: Order, now: number): boolean {
  return (
    only.every((condition) => holds(condition, order, now)) &&
    (stages.length === 0 || stages.includes(stageOf(order))) &&
    (merchants.length === 0 || merchants.includes(order.merchantId))
  );
}

const among = <T extends string>(known: readonly T[], values: unknown): T[] =>
  Array.isArray(values) ? known.filter((one) => values.includes(one)) : [];

/** Reads a saved view, written by any version of this page; unknown parts are left out. */
export function contentOf(stored: Readonly<Record<string, unknown>>): ViewContent {
  const { merchants } = stored;
  return {
    only: among(CONDITIONS, stored['only']),
    stages: among(STAGES, stored['stages']),
    merchants: Array.isArray(merchants) ? merchants.filter((id): id is number => Number.isInteger(id)) : [],
    columns: Array.isArray(stored['columns']) ? among(COLUMNS, stored['columns']) : PLAIN.columns,
    sort: SORTS.find((sort) => sort === stored['sort']) ?? 'due',
  };
}

/** The view as the address changes it. */
export function changedBy(view: ViewContent, query: URLSearchParams): ViewContent {
  const list = (name: string) => query.get(name)?.split(',');
  return contentOf({
    only: list('so') ?? view.only,
    stages: list('etapas') ?? view.stages,
    merchants: list('lojas')?.map(Number) ?? view.merchants,
    columns: list('colunas') ?? view.columns,
    sort: query.get('ordem') ?? view.sort,
  });
}

/** Query parameters that hold the difference between a view and what is wanted. */
export function queryOf(view: ViewContent, wanted: ViewContent): Record<string, string | null> {
  const part = (before: readonly unknown[], after: readonly unknown[]) =>
    String(before) === String(after) ? null : after.join(',') || '-';
  return {
    so: part(view.only, wanted.only),
    etapas: part(view.stages, wanted.stages),
    lojas: part(view.merchants, wanted.merchants),
    colunas: part(view.columns, wanted.columns),
    ordem: view.sort === wanted.sort ? null : wanted.sort,
  };
}

export const VIEW_QUERY = ['so', 'etapas', 'lojas', 'colunas', 'ordem'] as const;

const TEXT_OF: Readonly<Record<Exclude<Sort, 'due'>, (order: Order) => string>> = {
  created: ({ createdAt }) => createdAt,
  merchant: ({ merchant }) => merchant.name,
  district: ({ stops }) => stops[0]?.district ?? '',
  courier: ({ courier }) => courier?.name ?? '',
};

/** Sorts lines as the view asks, by default by time left. */
export function sorted<L extends { readonly order: Order }>(lines: readonly L[], sort: Sort): readonly L[] {
  if (sort === 'due') return lines;
  const text = TEXT_OF[sort];
  return lines
    .map((line) => ({ line, key: text(line.order) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.line.order.id - b.line.order.id))
    .map(({ line }) => line);
}

/** The state of an order in words: a search that ended is none. */
export function stateOf({ status, nobodyTook = false }: Pick<BoardOrder, 'status' | 'nobodyTook'>): string {
  return nobodyTook ? boardWords.nobodyTook : statusWords[status];
}
