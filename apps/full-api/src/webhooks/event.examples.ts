import type { EventName } from '../vocabulary/event.vocabulary.js';
import { toTestMessage } from './test-message.mapper.js';

const AT = new Date('2026-03-02T12:00:00Z');
const SHOWN = { hubId: 10001, merchantId: 10001 };

/** Example of an event for the documents. A test message has the form of a real one. */
export function eventExample(event: EventName): object {
  const { body } = toTestMessage(AT, { ...SHOWN, events: [event] }, 'America/Sao_Paulo');
  const { test: _, ...message } = JSON.parse(body) as { test: true };
  return message;
}
