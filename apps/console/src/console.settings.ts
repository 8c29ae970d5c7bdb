import { z } from 'zod';

const secrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (all) => all.every((secret) => secret.length >= 16),
    'must be secrets of at least 16 characters each',
  );

const databaseUrls = z
  .string()
  .transform((text) => text.split(/\s+/).filter((url) => url !== ''))
  .refine(
    (all) => all.every((url) => URL.canParse(url) && /^postgres(ql)?:\/\/[^/]/.test(url)),
    'must be postgres:// addresses divided by spaces',
  );

export const consoleSettingsSchema = z.object({
  /** Address of map tiles, with {z}, {x} and {y}; else the region's archive or the streets are drawn. */
  MAP_TILE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s;,'"]+$/, 'must be an http(s) address with {z}, {x} and {y}')
    .optional(),
  MAP_TILE_ATTRIBUTION: z.string().max(300).default('© OpenStreetMap'),
  /** With `CELLS`: databases of other cells, whose hubs platform operators see; reading rights suffice. */
  CELL_DATABASE_URLS: databaseUrls.default([]),
  /** Secrets shared with the payment provider; several with commas during a rotation. */
  PIX_CALLBACK_SECRETS: secrets.optional(),
});

export type ConsoleSettings = z.output<typeof consoleSettingsSchema>;
export const CONSOLE_SETTINGS = Symbol('ConsoleSettings');
