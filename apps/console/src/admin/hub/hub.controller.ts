import {
  Hubs,
  hubSettingsSchema,
  HubSetups,
  HUB_PLANS,
  Operators,
  Pictures,
  StreetMap,
  RushControl,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { BASE_MAP, MAP_STREETS } from '../../docs/map.schemas.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { adminApi, platformApi } from '../access/admin-api.decorator.js';
import { hubAnswer, hubSetupAnswer, hubTermsAnswer, pictureAnswer } from './hub.answers.js';
import { requiredFile } from '../../courier-api/files/picture.stream.js';

/** A group in the patch replaces the stored group; absent groups stay, so no defaults are filled in. */
const settingsPatch = z.strictObject(
  Object.fromEntries(
    Object.entries(hubSettingsSchema.shape).map(([key, schema]) => [key, schema.unwrap().exactOptional()]),
  ),
);
const company = { name: fields.name, city: fields.name, state: z.string().length(2) };
const timezone = z.string().max(60);

const api = adminApi('hub', 'hub', {
  hubs: Hubs,
  setups: HubSetups,
  pictures: Pictures,
  rush: RushControl,
});

api.controller('HubController', {
  read: api.get('', {
    summary: 'Shows the hub',
    answer: hubAnswer,
    run: ({ hubs, by: { hubId } }) => hubs.get(hubId),
  }),
  update: api.put('', {
    summary: 'Changes the hub',
    body: z.strictObject(fields.patchOf({ ...company, timezone })),
    answer: hubAnswer,
    audit: { entity: 'hub', action: 'updated' },
    run: ({ hubs, by: { hubId }, body }) => hubs.update(hubId, body),
  }),
  setup: api.get('setup', {
    summary: 'Shows what the hub has already of what its first order needs',
    answer: hubSetupAnswer,
    run: ({ setups, by: { hubId } }) => setups.of(hubId),
  }),
  settings: api.get('settings', {
    summary: 'Shows the hub’s settings',
    answer: hubSettingsSchema,
    run: async ({ hubs, by: { hubId } }) => (await hubs.get(hubId)).settings,
  }),
  change: api.put('settings', {
    summary: 'Replaces the groups of settings that are sent',
    body: settingsPatch,
    answer: hubSettingsSchema,
    audit: { entity: 'hub', action: 'settings_changed' },
    run: async ({ hubs, by: { hubId }, body }) => (await hubs.update(hubId, { settings: body })).settings,
  }),
});

const terms = {
  plan: z.enum(HUB_PLANS).exactOptional(),
  trialEndsAt: fields.instant.nullable().exactOptional(),
  timezone: timezone.exactOptional(),
};
const newHub = z.strictObject({
  ...company,
  sandbox: z.boolean().exactOptional(),
  ...terms,
  owner: z
    .strictObject({ name: fields.name, email: z.email().max(200), password: fields.newPassword('operator') })
    .exactOptional(),
});

const hubsApi = platformApi('hubs', { hubs: Hubs, operators: Operators });

/** Hubs, for operators of the platform. Operators of a hub have `/hub`. */
hubsApi.controller('HubsController', {
  list: hubsApi.get('', {
    summary: 'Lists all hubs (platform operators only)',
    answer: answers.listOf(hubTermsAnswer),
    run: ({ hubs }) => hubs.list(),
  }),
  read: hubsApi.get(':id', {
    summary: 'Shows a hub (platform operators only)',
    answer: hubTermsAnswer,
    run: ({ hubs, id }) => hubs.get(id),
  }),
  create: hubsApi.post('', {
    summary: 'Makes a hub, with its first operator (platform operators only)',
    body: newHub,
    answer: hubTermsAnswer,
    errors: [409],
    audit: { entity: 'hub', action: 'created' },
    run: async ({ hubs, operators, body: { owner, ...body } }) => {
      const hub = await hubs.create(body);
      if (owner) await operators.create(hub.id, { ...owner, role: 'owner' });
      return hub;
    },
  }),
  /** Whether a hub is a sandbox never changes. */
  change: hubsApi.patch(':id', {
    summary: 'Changes a hub’s plan or name (platform operators only)',
    body: z.strictObject({ ...fields.patchOf(company), ...terms }),
    answer: hubTermsAnswer,
    audit: { entity: 'hub', action: 'terms_changed' },
    errors: [404],
    run: ({ hubs, id, body }) => hubs.update(id, body),
  }),
});

/** `branding.logoUrl` of the settings holds the logo's address. */
api.controller('HubLogoController', {
  set: api.put('logo', {
    summary: 'Sets the logo (JPEG, PNG or WebP, 10 MiB)',
    files: ['logo'],
    answer: pictureAnswer,
    errors: [413],
    audit: { entity: 'hub', action: 'logo_set' },
    run: ({ pictures, by, uploads }) => pictures.setLogo(by, requiredFile(uploads, 'logo')),
  }),
  remove: api.delete('logo', {
    summary: 'Removes the logo',
    audit: { entity: 'hub', action: 'logo_removed' },
    run: ({ pictures, by }) => pictures.removeLogo(by),
  }),
});

const mapApi = adminApi('map', 'service_areas', { streets: StreetMap, maps: MapSources });

mapApi.controller('AdminMapController', {
  ground: mapApi.get('', BASE_MAP),
  within: mapApi.get('streets', MAP_STREETS),
});

const rushAnswer = hubSettingsSchema.shape.rush.unwrap().unwrap();

const change = z.strictObject({ now: z.int(), then: z.int() });

const rushPreviewAnswer = z.strictObject({
  openOrders: answers.count,
  freeCouriers: answers.count,
  surgeBp: change,
  /** Mean price of the last hour's orders; 0 without orders. */
  meanTotalCents: change,
  promiseMinutes: change,
  ordersLastHour: answers.count,
  refusedOfLastHour: answers.count,
});

const rushInput = z.strictObject({
  /** At most a day ahead; the rush ends by itself. */
  until: fields.instant,
  /** Dynamic price, in basis points: 12 500 is 25 % on top. */
  surgeBp: z.int().min(0).max(1_000_000).default(10_000),
  extraPromiseMinutes: z.int().min(0).max(720).default(0),
  /** New orders with a pickup in these service areas are refused. */
  pausedAreaIds: z.array(fields.id).max(200).default([]),
  pausedEverywhere: z.boolean().default(false),
});

/** The rush switch: price, promises and areas change in one audited step. */
api.controller('RushController', {
  preview: api.post('rush/preview', {
    summary: 'Shows what a rush would change, measured on the orders of the last hour; changes nothing',
    body: rushInput,
    answer: rushPreviewAnswer,
    errors: [404],
    run: ({ rush, by, body }) => rush.preview(by, body),
  }),
  start: api.put('rush', {
    summary:
      'Starts a rush, or replaces the one under way: price, promises and new orders change in one step',
    body: rushInput,
    answer: rushAnswer,
    errors: [404],
    audit: { entity: 'hub', action: 'rush_started' },
    run: ({ rush, by, body }) => rush.start(by, body),
  }),
  end: api.delete('rush', {
    summary: 'Ends the rush before its time',
    audit: { entity: 'hub', action: 'rush_ended' },
    run: ({ rush, by }) => rush.end(by),
  }),
});

export const HUB_CONTROLLERS = [...api.controllers, ...hubsApi.controllers, ...mapApi.controllers];
