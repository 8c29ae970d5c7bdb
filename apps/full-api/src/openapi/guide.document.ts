import {
  adviceOf,
  PROTOCOL_REFUSALS,
  protocolGuide,
  refusalRows,
  same,
  statusRows,
  TRANSPORT_ADVICE,
  type Block,
  type Guides,
  type RefusalRow,
} from '#runtime';
import { HTTP_TEXTS } from '../exception.filter.js';
import { eventExample } from '../webhooks/event.examples.js';
import { ANSWER_TEXTS, FULL_API_ERRORS, type ErrorAnswer } from '../vocabulary/error.vocabulary.js';
import { EVENT_MEANINGS, EVENT_NAMES, TOPIC_EVENTS, type EventName } from '../vocabulary/event.vocabulary.js';

/** Their messages are shown whole; other events show what differs. */
const SHOWN_IN_FULL: ReadonlySet<EventName> = new Set<EventName>([
  'ORDER_CREATED',
  'COURIER_ONLINE',
  'COURIER_OFFLINE',
  'COURIER_LOCATION_UPDATED',
]);
const FIRST = eventExample('ORDER_CREATED');

function entryOf(name: EventName): Block {
  const message = SHOWN_IN_FULL.has(name) ? eventExample(name) : differing(FIRST, eventExample(name));
  return { kind: 'entry', name, text: EVENT_MEANINGS[name], code: JSON.stringify(message, null, 2) };
}

/** Members of `other` that differ from `one`; of a list that differs, all. */
function differing(one: object, other: object): object {
  const before = new Map<string, unknown>(Object.entries(one));
  return Object.fromEntries(
    Object.entries(other).flatMap(([name, value]: [string, unknown]) => {
      const was = before.get(name);
      if (JSON.stringify(was) === JSON.stringify(value)) return [];
      return [[name, isObject(was) && isObject(value) ? differing(was, value) : value]];
    }),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refusals(): RefusalRow[] {
  return PROTOCOL_REFUSALS.map((code) => {
    const { status, text: message, field }: ErrorAnswer = FULL_API_ERRORS[code];
    return {
      answer: `${String(status)}${field === undefined ? '' : ` \`${field}\``}`,
      message,
      ...adviceOf(code),
    };
  });
}

const transportRefusals = (): RefusalRow[] =>
  Object.entries(TRANSPORT_ADVICE).map(([status, advice]) => ({
    answer: status,
    message: HTTP_TEXTS[Number(status)] ?? ANSWER_TEXTS.internal,
    ...advice,
  }));

export function fullApiGuide(): Guides {
  return protocolGuide(import.meta.dirname, 'full-api', {
    statuses: statusRows({ nameOf: (status) => status, eventsOf: (topic) => [TOPIC_EVENTS[topic]] }),
    events: { blocks: EVENT_NAMES.map(entryOf) },
    refusals: refusalRows(refusals()),
    'transport-refusals': refusalRows(transportRefusals()),
    'success-status': same('2xx'),
  });
}
