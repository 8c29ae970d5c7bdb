const NAMES = ['city-maker', 'claims', 'developers', 'payouts', 'sandbox', 'shifts'] as const;
export type ModuleName = (typeof NAMES)[number];

/** Modules that an installation may leave out (`MODULES`). */
export const MODULE_NAMES: ModuleName[] = [...NAMES];
