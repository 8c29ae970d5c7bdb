import type { HubSettings } from './hub.settings.js';

export type Rush = NonNullable<HubSettings['rush']>;

/** The rush of an instant: it applies to orders placed or scheduled between its beginning and its end. */
export function rushAt({ rush }: Pick<HubSettings, 'rush'>, at: Date): Rush | null {
  if (rush === null) return null;
  return Date.parse(rush.since) <= at.getTime() && at.getTime() < Date.parse(rush.until) ? rush : null;
}

/** Dynamic price at an instant, in basis points. */
export function surgeAt(settings: Pick<HubSettings, 'rush' | 'surgeBp'>, at: Date): number {
  return rushAt(settings, at)?.surgeBp ?? settings.surgeBp;
}

/** Minutes that a rush adds to promised times at an instant. */
export function extraPromiseMinutes(settings: Pick<HubSettings, 'rush'>, at: Date): number {
  return rushAt(settings, at)?.extraPromiseMinutes ?? 0;
}
