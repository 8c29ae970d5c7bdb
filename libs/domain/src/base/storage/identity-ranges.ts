/** Clusters may one day exchange hubs: each database gives out ids of its own range, by CELL_ID. */
export const MAX_CELL_ID = 999;

interface Width {
  readonly ids: number;
  /** Start of the range of cell 0. */
  readonly from?: number;
}

/** A thousand of these stay below 2^53, the largest integer that a JavaScript number holds exactly. */
const DEFAULT: Width = { ids: 9_000_000_000_000 };
/** A thousand of these stay below 2^31: these ids are also kept in columns of type integer[]. */
const IN_INTEGER_ARRAYS: Width = { ids: 2_147_000 };

const WIDTHS: Readonly<Record<string, Width>> = {
  vehicle_types_id_seq: IN_INTEGER_ARRAYS,
  categories_id_seq: IN_INTEGER_ARRAYS,
  service_areas_id_seq: IN_INTEGER_ARRAYS,
  // Stop ids are `order × 1000 + n`, so order ids stay below 9·10^12.
  orders_id_seq: { ids: 9_000_000_000 },
  // Accounts of hubs have ids above those of all wallets, because accounts are locked in order of id.
  ledger_accounts_id_seq: { ids: 1_000_000_000 },
  ledger_hub_accounts_id_seq: { ids: 1_000_000_000, from: 1_000_000_000_000 },
};

/** The first ids of a range stay free for records made by hand. */
const FIRST_ID = 10_001;

/** Cell 0 begins at 10001. */
export function identityRange(sequence: string, cellId: number) {
  const { ids, from } = WIDTHS[sequence] ?? DEFAULT;
  const below = (from ?? 0) + cellId * ids;
  const first = from === undefined ? below + FIRST_ID : Math.max(below, 1);
  return { first, min: below + (from === undefined ? 1 : 0), max: below + ids - 1 };
}
