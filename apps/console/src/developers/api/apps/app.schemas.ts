import { AuditRecord } from '#domain';
import { APP_FACT_FIELDS, APP_TYPES, DeveloperApp, DeveloperApps } from '#domain/modules';
import { z } from 'zod';
import * as fields from '../../../http/field.schemas.js';
import * as answers from '../../../docs/record.schemas.js';

export const appParams = { id: fields.pathId('app_not_found') };

export const newAppBody = z.strictObject({ teamId: fields.id, type: z.enum(APP_TYPES), name: fields.name });
export const appPatch = z.strictObject({
  name: fields.name.exactOptional(),
  description: z.string().trim().max(2_000).nullable().exactOptional(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .exactOptional(),
});
export const sandboxBody = z.strictObject({
  /** true: robots move the sandbox's orders, a step every two seconds. */
  robots: z.boolean(),
});

export const reviewedFacts = answers.recordOf(DeveloperApp, [
  'name description website logoUrl redirectUris scopes',
]);
/** The approved version of an app, which merchants see and which bounds its acts; null: none is approved. */
export const listedAnswer = reviewedFacts.nullable();

export const appAnswer = answers
  .recordOf(DeveloperApp, ['id teamId type name description website logoUrl state createdAt updatedAt'], {
    teamName: z.string(),
    listed: listedAnswer,
    /** Fields of the app that differ from what was approved, which holds until a review approves them. */
    unlisted: z.array(z.enum(APP_FACT_FIELDS)),
    sandbox: z.strictObject({
      ...answers.each(['hubId', 'merchantId', 'vehicleTypeId'], z.int()),
      robots: z.boolean(),
    }),
  })
  .meta({ id: 'App' });

export function appBody(app: Awaited<ReturnType<DeveloperApps['get']>>) {
  const { sandboxHubId: hubId, sandboxMerchantId: merchantId, sandboxVehicleTypeId: vehicleTypeId } = app;
  return { ...app, sandbox: { hubId, merchantId, vehicleTypeId, robots: app.robots } };
}

export const appCredentialAnswer = z.strictObject({
  type: z.enum(APP_TYPES),
  environment: z.enum(['test', 'live']),
  /** Client id of a pair; null for a key. */
  clientId: answers.text,
  /** The client secret of a pair, or the key. */
  secret: z.string(),
  /** Sandbox and production have the same addresses; only the credential differs. */
  baseUrl: z.string(),
  tokenUrl: answers.text,
  merchantId: z.int(),
  requestsPerMinute: z.int(),
  createdAt: answers.instant,
  lastUsedAt: answers.optionalInstant,
});

const PATHS: Record<DeveloperApp['type'], string> = {
  open_delivery: '/api/opendelivery',
  full_api: '/api/v1',
  model_m: '/api/m',
};

export function addressesOf(type: DeveloperApp['type'], publicUrl: string) {
  const baseUrl = `${publicUrl}${PATHS[type]}`;
  return { baseUrl, tokenUrl: type === 'open_delivery' ? `${baseUrl}/oauth/token` : null };
}

export const activityQuery = z.strictObject(fields.cursor);

export const activityAnswer = answers.cursorOf(
  answers.recordOf(AuditRecord, ['id at action entityId before after'], {
    /** Name of the person: a developer, or somebody of the platform. */
    by: z.string(),
  }),
);

/** Facts about the platform's own people are left out. */
export function activityBody({ ...record }: AuditRecord) {
  return { ...record, by: record.operatorName };
}
