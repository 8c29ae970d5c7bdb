import type { Fault } from '../../company/index.js';
import { fold } from '../../base/index.js';

/** Why a delivery failed, as far as money asks. Reasons are texts of the app, of people or of protocols. */
export const FAILURE_CAUSES = [
  'absent',
  'address',
  'refused',
  'unsafe',
  'damaged',
  'recalled_by_shop',
  'recalled_by_recipient',
  'recalled_by_company',
  'other',
] as const;
export type FailureCause = (typeof FAILURE_CAUSES)[number];

/** How well a failure is proved: the courier waited at the door, there is a photo, or somebody said so. */
export const PROOFS = ['waited', 'photo', 'said'] as const;
export type Proof = (typeof PROOFS)[number];

/** Whose fault it is by default; people decide otherwise with a reason. */
export const DEFAULT_FAULTS: Readonly<Record<FailureCause, Readonly<Record<Proof, Fault>>>> = {
  absent: { waited: 'recipient', photo: 'recipient', said: 'nobody' },
  address: { waited: 'shop', photo: 'shop', said: 'shop' },
  refused: { waited: 'recipient', photo: 'recipient', said: 'nobody' },
  unsafe: { waited: 'nobody', photo: 'nobody', said: 'nobody' },
  damaged: { waited: 'courier', photo: 'courier', said: 'courier' },
  recalled_by_shop: { waited: 'shop', photo: 'shop', said: 'shop' },
  recalled_by_recipient: { waited: 'recipient', photo: 'recipient', said: 'recipient' },
  recalled_by_company: { waited: 'company', photo: 'company', said: 'company' },
  other: { waited: 'nobody', photo: 'nobody', said: 'nobody' },
};

/** Words of a reason without accents, in Portuguese, English, Spanish; the first that fits is the cause. */
const WORDS: readonly (readonly [FailureCause, RegExp])[] = [
  ['recalled_by_shop', /^(merchant_request|problem_at_merchant|wrong_order_or_pickup|acceptance_too_slow)$/],
  ['recalled_by_recipient', /^(consumer_request|no_show)$/],
  ['recalled_by_company', /^(operator|problem_resolution)$/],
  ['damaged', /danific|avari|quebrad|danad|damaged|broken/],
  ['refused', /recus|rechaz|rejeit|refus|menor de (idade|edad)|under age/],
  ['address', /endereco|direccion|address/],
  ['unsafe', /perig|risco|sem acesso|peligr|sin acceso|danger|no access/],
  ['absent', /ausent|ninguem|nao atend|nadie|no atiend|nobody|absent|not home|no answer/],
];

export function causeOf(reason: string | null): FailureCause {
  const text = fold(reason ?? '');
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? 'other';
}

interface VisitFacts {
  /** Metres between the courier and the door; null: unknown. */
  readonly farM: number | null;
  readonly waitedS: number;
  readonly photos: number;
  /** Said by a courier, and not by somebody elsewhere. */
  readonly byCourier: boolean;
}

/** `within`: what the hub asks of a courier at a door. */
export function proofOf(
  { farM, waitedS, photos, byCourier }: VisitFacts,
  within: { readonly withinM: number; readonly waitMinutes: number },
): Proof {
  const waited = byCourier && farM !== null && farM <= within.withinM && waitedS >= within.waitMinutes * 60;
  if (waited) return 'waited';
  return photos > 0 ? 'photo' : 'said';
}

/** The table of the README, printed from the code so that the two cannot differ. */
export function faultTable(): string {
  const rows = FAILURE_CAUSES.map(
    (cause) => `| \`${cause}\` | ${PROOFS.map((proof) => DEFAULT_FAULTS[cause][proof]).join(' | ')} |`,
  );
  return [`| cause | ${PROOFS.join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n');
}
