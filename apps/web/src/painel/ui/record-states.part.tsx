import { Lines } from '../../base/ui/box.js';
import { FactList } from '../../base/ui/fact-list.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Refused } from '../../base/ui/refused.js';
import { Secret } from '../../desk/ui/secret.js';
import { MessageState, MessageTries, TestAnswer, Wire } from '../../desk/ui/webhook-message.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './apart.part.js';

const nothing = () => undefined;
const BODY = '{"event":"order.collected","id":7}';
const MESSAGE = { id: 7, event: null, topic: 'order.collected', createdAt: '2026-03-02T15:04:00Z' };
const TRY = { at: '2026-03-02T15:04:01Z', durationMs: 120, headers: { 'content-type': 'application/json' } };
const FAILED = { ...TRY, status: 503, error: 'refused', answer: 'Service Unavailable' };
const WHOLE = { ...MESSAGE, lastStatus: 503, state: 'due', dueAt: '2026-03-02T15:09:00Z', body: BODY };

/** What a page shows of a record, in each state; for the book. */
export const RECORD_STATES = {
  FactList: {
    known: () => (
      <FactList
        facts={[
          [text.name, 'Padaria'],
          [text.type, null],
        ]}
      />
    ),
  },
  Lines: {
    some: () => lines(['Padaria', 'Mercado']),
    none: () => lines([]),
    loading: () => lines(undefined),
    refused: () => lines(undefined, OFFLINE),
  },
  FileButton: {
    plain: () => <FileButton choose={nothing}>{text.chart}</FileButton>,
    busy: () => (
      <FileButton kind="primary" icon="plus" busy choose={nothing}>
        {text.chart}
      </FileButton>
    ),
  },
  Refused: {
    said: () => <Refused of={text.wrong} />,
    offline: () => <Refused of={OFFLINE} />,
  },
  Secret: {
    once: () => <Secret lines={[[text.name, 'k3f9-2mqa-p8xw-71dz']]} close={nothing} />,
  },
  MessageState: {
    delivered: () => <MessageState of={{ state: 'delivered', lastStatus: 200 }} />,
    due: () => <MessageState of={{ state: 'due', lastStatus: 503 }} />,
    ended: () => <MessageState of={{ state: 'given_up', lastStatus: null }} />,
  },
  MessageTries: {
    failed: () => <MessageTries of={{ ...WHOLE, tries: [FAILED] }} />,
    none: () => <MessageTries of={{ ...WHOLE, state: 'queued', tries: [] }} />,
  },
  Wire: {
    body: () => <Wire label={text.name} of={BODY} />,
    empty: () => <Wire label={text.name} of={null} />,
  },
  TestAnswer: {
    fine: () => <TestAnswer of={{ state: 'delivered', status: 200, error: null, notice: null }} />,
    bad: () => <TestAnswer of={{ state: 'due', status: 503, error: null, notice: null }} />,
  },
};

function lines(data: readonly string[] | undefined, error: unknown = null) {
  return (
    <Lines of={{ data, error, refetch: nothing }} empty={text.noneLead}>
      {(one) => <li key={one}>{one}</li>}
    </Lines>
  );
}
