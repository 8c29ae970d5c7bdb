import { join } from 'node:path';
import {
  ORDER_STATUSES,
  type OrderEventType,
  type OrderStatus,
  RETRY_SCHEDULE_MS,
  SCENARIO_NOTES,
  type TestScenario,
  TRANSITIONS,
} from '#domain';
import { readGuides } from './guide-file.js';
import { type Block, type Blocks, type GuidePlaces, type Rows, same, type GuideText } from './guide.js';
import { WORDS } from './words.js';
import { readPrograms } from './programs.js';

interface HmacScheme {
  readonly header: string;
  readonly hash: 'sha256' | 'sha512';
  /** Name of the secret where the program keeps it. */
  readonly secret: 'CLIENT_SECRET' | 'CHAVE';
  readonly answer: 200 | 204;
  /** Suffix of the SDKs' function `verify…`. */
  readonly sdk: 'OpenDelivery' | 'ModelM';
}

const ASSETS = join(import.meta.dirname, 'assets');

/** Programs that verify HMAC in hexadecimal over the bytes of the body as they came. */
export function hmacSamples({ header, answer, sdk, ...same }: HmacScheme): Readonly<Record<string, Blocks>> {
  return readPrograms(join(ASSETS, 'hmac.md'), {
    header,
    answer: String(answer),
    sdk,
    ...same,
    'header-in-node': header.toLowerCase(),
    'header-in-php': `HTTP_${header.toUpperCase().replaceAll('-', '_')}`,
    'sdk-in-python': sdk.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase(),
  });
}

/** A place with the name of one of these chapters is filled by it, in the guide of any face. */
export const COMMON = readGuides(ASSETS, 'common');

export const COMMON_PLACES: GuidePlaces = {
  waits: same(RETRY_SCHEDULE_MS.slice(1).map(inWords).join(', ')),
  scenarios: {
    rows: Object.entries(WORDS.scenarios satisfies Record<TestScenario, GuideText>).map(
      ([scenario, meaning]) => {
        const note = SCENARIO_NOTES[scenario as TestScenario];
        return [same(`\`${scenario}\``), same(note === null ? '—' : `\`${note}\``), meaning];
      },
    ),
  },
  ...readPrograms(join(ASSETS, 'standard.md')),
};

function inWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${String(seconds)} s`;
  return seconds < 3600 ? `${String(seconds / 60)} min` : `${String(seconds / 3600)} h`;
}

export const STATUS_MEANINGS = WORDS.statuses satisfies Record<OrderStatus, GuideText>;

const HAPPENINGS = {
  waiting: ['order.created', 'order.payment_awaited'],
  scheduled: ['order.payment_confirmed', 'order.scheduled'],
  preparing: ['order.preparing'],
  pending: ['order.searching', 'order.released'],
  accepted: ['order.accepted', 'order.courier_changed'],
  arrived_pickup_location: ['order.arrived_at_pickup'],
  collected: ['order.collected', 'order.arrived_at_stop', 'order.stop_delivered', 'order.stop_failed'],
  delivered: ['order.delivered', 'order.returning', 'order.returned'],
  completed: ['order.completed'],
  cancelled: ['order.cancelled'],
} as const satisfies Record<OrderStatus, readonly OrderEventType[]>;

interface Words {
  readonly nameOf: (status: OrderStatus) => string;
  readonly eventsOf: (happened: OrderEventType) => readonly (string | null)[];
}

/** The messages and the statuses that may follow are read from the core's tables. */
export function statusRows({ nameOf, eventsOf }: Words): Rows {
  return {
    rows: ORDER_STATUSES.map((status) => [
      inCode([nameOf(status)]),
      STATUS_MEANINGS[status],
      inCode(HAPPENINGS[status].flatMap(eventsOf)),
      inCode(Object.values(TRANSITIONS[status]).map(nameOf)),
    ]),
  };
}

function inCode(words: readonly (string | null)[]): GuideText {
  const known = new Set(words.filter((word) => word !== null));
  return same([...known].map((word) => `\`${word}\``).join(', ') || '—');
}

export type Protocol = 'full-api' | 'open-delivery' | 'model-m' | 'console';

interface Change {
  /** Day of the release. */
  readonly on: string;
  readonly protocols: readonly string[];
  readonly what: GuideText;
  /** What an integrator has to do. */
  readonly todo: GuideText;
}

/** The newest first. */
export const PROTOCOL_CHANGES: readonly Change[] = readChanges();

/** Each is a chapter, `## DAY: PROTOCOLS`, of two paragraphs: what changed, and what to do. */
function readChanges(): Change[] {
  const { pt, en } = readGuides(ASSETS, 'changes');
  return pt.chapters.map(({ id, blocks }, at) => {
    const [on = '', protocols = ''] = id.split(': ');
    const paragraph = (nth: number) => ({
      pt: textOf(blocks[nth]),
      en: textOf(en.chapters[at]?.blocks[nth]),
    });
    return { on, protocols: protocols.split(', '), what: paragraph(0), todo: paragraph(1) };
  });
}

function textOf(block?: Block<string>): string {
  return block?.kind === 'text' ? block.text : '';
}

export function changeRows(protocol: Protocol): Rows {
  const own = PROTOCOL_CHANGES.filter(({ protocols }) => protocols.includes(protocol));
  return { rows: own.map(({ on, what, todo }) => [same(on), what, todo]) };
}
