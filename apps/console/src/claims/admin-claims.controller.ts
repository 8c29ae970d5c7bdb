import { Clock, FAULTS, FileLinks, shownEvidence, pointOf } from '#domain';
import { awaitsCourier, Claim, ClaimDecisions, ClaimQueries, Claims, courierUntil } from '#domain/modules';
import { z } from 'zod';
import { CLAIM_PHOTO, ownClaimAnswer, MerchantClaimsController } from './merchant-claims.controller.js';
import * as answers from '../docs/record.schemas.js';
import { PICTURE_TYPES, sendPrivateFile } from '../courier-api/files/picture.stream.js';
import { adminApi } from '../admin/access/admin-api.decorator.js';
import * as fields from '../http/field.schemas.js';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CourierClaimsController } from './courier-claims.controller.js';
import { ClaimDesk, RecipientClaimsController } from './recipient-claims.controller.js';

const MAX_CLAIMS = 200;

const decisionBody = z
  .strictObject({
    /** The party at fault: money is moved by the hub's rules for it. null: the claim is refused. */
    fault: z.enum(FAULTS).nullable(),
    /** Who opened the claim reads it. */
    answer: z.string().trim().min(3).max(500),
    /** What the goods of the stop were worth; null: as the order says. */
    goodsCents: fields.cents.nullable().default(null),
    /** Why the courier is not waited for, where `awaitsCourier`: the courier reads it. */
    earlyReason: z.string().trim().min(3).max(500).nullable().default(null),
  })
  .meta({ examples: [{ fault: 'courier', answer: 'Não há foto nem código na entrega' }] });

const claimAnswer = ownClaimAnswer.extend({
  ...answers.recordOf(Claim, ['merchantId courierId courierText courierAnsweredAt earlyReason']).shape,
  hasCourierPhoto: z.boolean(),
  /** Until when the courier may answer before a decision against them; null: no courier, or decided. */
  awaitsCourierUntil: answers.optionalInstant,
  decidedBy: answers.text,
});
const listedAnswer = claimAnswer.extend({
  merchantName: z.string(),
  ...answers.each(['courierName', 'recipient'], answers.text),
});
const fileAnswer = listedAnswer.extend({
  delivery: z.strictObject({
    address: z.string(),
    status: z.enum(['pending', 'delivered', 'failed']),
    failureReason: answers.text,
    promisedBy: answers.optionalInstant,
    collectedAt: answers.optionalInstant,
    arrivedAt: answers.text,
    finishedAt: answers.text,
    /** As it was planned. */
    distanceM: z.int(),
    /** Metres between the courier and the door, where the timeline says so. */
    farM: z.number().nullable(),
    waitedS: z.number().nullable(),
    /** Between pickup and the end of the stop, along the courier's positions; null: there are none. */
    riddenM: z.int().nullable(),
    /** The code of the door was typed there; null: none was asked for. */
    rightCode: z.boolean().nullable(),
    wrongCodes: z.int(),
    ...answers.each(['left', 'receivedBy', 'observation'], answers.text),
    photos: z.array(z.string()),
  }),
  way: z.strictObject({
    pickup: answers.place.nullable(),
    door: answers.place.nullable(),
    /** Place of the door before its recipient corrected it. */
    pinFrom: answers.place.nullable(),
    /** Where the courier was when the stop ended; null: the phone did not say. */
    end: answers.place.extend({ at: answers.instant, farM: z.int().nullable() }).nullable(),
    points: z.array(answers.place.extend({ at: answers.instant })),
  }),
  timeline: z.array(z.strictObject({ type: z.string(), at: answers.instant, by: answers.text })),
  /** What each fault would move in all, by the rules of the hub. */
  outcomes: z.array(z.strictObject({ fault: z.enum(FAULTS), shopCents: z.int(), courierCents: z.int() })),
});

type File = Awaited<ReturnType<ClaimQueries['file']>>;

const api = adminApi('claims', 'wallets', {
  claims: Claims,
  queries: ClaimQueries,
  decisions: ClaimDecisions,
  links: FileLinks,
  clock: Clock,
});

const ClaimsController = api.controller('ClaimsController', {
  list: api.get('', {
    summary: 'Lists claims: open ones, those due soonest first, or decided ones',
    query: z.strictObject({ state: z.enum(['open', 'decided']).default('open') }),
    answer: answers.listOf(listedAnswer),
    run: async ({ queries, clock, by: scope, query: { state } }) => {
      const found = await queries.list(scope, { open: state === 'open', limit: MAX_CLAIMS });
      return found.map((claim) => claimBody(claim, clock.now()));
    },
  }),
  file: api.get(':id', {
    summary: 'Shows a claim with all that is known of the delivery, and what each decision would move',
    answer: fileAnswer,
    run: async ({ queries, links, clock, by: scope, id }) => {
      const { claim, order, stop, timeline, way, outcomes } = await queries.file(scope, id);
      const evidence = shownEvidence(stop.evidence, links);
      return {
        ...claimBody(claim, clock.now()),
        delivery: deliveryBody({ order, stop, timeline, way }, evidence?.photos ?? []),
        way: { ...way, pickup: pointOf(order.pickup), door: pointOf(stop) },
        timeline: timeline.map(({ type, at, actor }) => ({ type, at, by: actor.name ?? null })),
        outcomes,
      };
    },
  }),
  decide: api.post(':id/decide', {
    summary:
      'Decides once, with a reason: refused, or accepted with whose fault it was, and the money follows',
    body: decisionBody,
    answer: claimAnswer.meta({ id: 'Claim' }),
    errors: [404, 409],
    audit: { entity: 'claim', action: 'decided' },
    run: async ({ decisions, clock, by, id, body }) =>
      claimBody(await decisions.decide(by, id, body), clock.now()),
  }),
  photo: api.send(':id/photos/:n', {
    ...CLAIM_PHOTO,
    summary: 'Reads a photo of the claim, from 0',
  }),
  courierPhoto: api.send(':id/courier-photo', {
    summary: 'Reads the photo of the courier’s answer',
    mediaTypes: PICTURE_TYPES,
    run: async ({ claims, by, id, response }) => {
      sendPrivateFile(await claims.courierPhoto(by, id), response);
    },
  }),
});

function claimBody<Shown extends Pick<Claim, keyof Claim>>(claim: Shown, now: Date) {
  const awaits = claim.state === 'open' && awaitsCourier(claim, 'courier', now);
  return {
    ...claim,
    photos: claim.photoKeys.length,
    hasCourierPhoto: claim.courierPhotoKey !== null,
    awaitsCourierUntil: awaits ? courierUntil(claim) : null,
    decidedBy: claim.decidedBy?.name ?? null,
  };
}

function deliveryBody(
  { order, stop, timeline, way }: Pick<File, 'order' | 'stop' | 'timeline' | 'way'>,
  photos: string[],
) {
  const facts = Object.assign({}, ...timeline.map(({ data }) => data)) as Record<string, unknown>;
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : null);
  return {
    ...stop,
    promisedBy: order.deliverBy,
    collectedAt: order.collectedAt,
    distanceM: order.distanceM,
    farM: way.end?.farM ?? number('farM') ?? number('arrivedFarM'),
    waitedS: number('waitedS'),
    riddenM: way.riddenM,
    rightCode: way.rightCode,
    wrongCodes: way.wrongCodes,
    left: stop.left ?? null,
    receivedBy: stop.evidence?.name ?? null,
    photos,
  };
}

@Module({
  imports: [TrackingPageModule, UploadsModule],
  controllers: [
    ClaimsController,
    CourierClaimsController,
    MerchantClaimsController,
    RecipientClaimsController,
  ],
  providers: [ClaimDesk],
})
export class ClaimsApiModule {}
