import { Lines } from '../../base/ui/box.js';
import { FactList } from '../../base/ui/fact-list.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Refused } from '../../base/ui/refused.js';
import { MessageState, MessageTries, TestAnswer, Wire } from '../../desk/ui/webhook-message.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './apart.part.js';
import { LanguageChoice, ThemeChoice } from '../../base/ui/appearance.js';
import { ForgottenForm, LinkSent, LogInForm } from '../../base/ui/log-in.js';
import { LogoField } from '../../desk/ui/logo-field.js';
import { NewPassword } from '../../base/ui/new-password.js';
import { OpenSessions } from '../../base/ui/open-sessions.js';
import { PasswordChange } from '../../base/ui/password-change.js';
import { Enrolment, SecondFactor } from '../../desk/ui/second-factor.js';

const nothing = () => undefined;
const ICON = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? null;
const BODY = '{"event":"order.collected","id":7}';
const MESSAGE = { id: 7, event: null, topic: 'order.collected', createdAt: '2026-03-02T15:04:00Z' };
const TRY = { at: '2026-03-02T15:04:01Z', durationMs: 120, headers: { 'content-type': 'application/json' } };
const FAILED = {
  id: 1,
  ...TRY,
  status: 503,
  error: 'refused',
  answer: 'Service Unavailable',
};
const WHOLE = { ...MESSAGE, lastStatus: 503, state: 'due', dueAt: '2026-03-02T15:09:00Z', body: BODY };

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

const taken = () => Promise.resolve();
const refusing = () => Promise.reject(OFFLINE);
const SESSION = { createdAt: '2026-03-02T15:04:00Z', current: false };
const SESSIONS = [
  { ...SESSION, id: 2, label: 'Chrome · Windows', current: true },
  { ...SESSION, id: 1, label: 'Safari · iPhone' },
];
const QR = Array.from({ length: 21 }, (_, row) => (row % 2 === 0 ? '10' : '01').repeat(11).slice(0, 21));
const FACTOR = {
  beginFactor: () => Promise.resolve({ secret: 'JBSWY3DPEHPK3PXP', uri: '', qr: QR }),
  confirmFactor: () => Promise.resolve({ id: 1, recoveryCodes: ['k3f9-2mqa', 'p8xw-71dz'] }),
  removeFactor: taken,
};

export const PERSON_STATES = {
  LogIn: {
    asks: () => <LogInForm enter={refusing} />,
    explained: () => <LogInForm enter={refusing} lead={text.lead} />,
  },
  Forgotten: {
    explained: () => (
      <ForgottenForm ask={taken} lead={text.lead}>
        <p className="soft small">{text.noneLead}</p>
      </ForgottenForm>
    ),
    sent: () => <LinkSent />,
  },
  NewPassword: {
    asks: () => <NewPassword whose="developer" label={text.name} hint={text.hint} />,
  },
  PasswordChange: {
    asks: () => <PasswordChange whose="courier" change={refusing} />,
    explained: () => <PasswordChange whose="merchant" hint={text.hint} change={taken} />,
  },
  OpenSessions: {
    several: () => <OpenSessions sessions={SESSIONS} end={nothing} />,
  },
  SecondFactor: {
    off: () => <SecondFactor factor={{ enrolled: false, recoveryCodesLeft: 0 }} acts={FACTOR} done={taken} />,
    on: () => <SecondFactor factor={{ enrolled: true, recoveryCodesLeft: 8 }} acts={FACTOR} done={taken} />,
    few: () => <SecondFactor factor={{ enrolled: true, recoveryCodesLeft: 1 }} acts={FACTOR} done={taken} />,
    required: () => <Enrolment acts={FACTOR} done={taken} />,
  },
  LogoField: {
    none: () => <LogoField label={text.name} hint={text.hint} url={null} save={taken} />,
    own: () => <LogoField label={text.name} hint={text.hint} url={ICON} save={taken} />,
    locked: () => <LogoField label={text.name} hint={text.hint} url={ICON} locked save={taken} />,
  },
  Appearance: {
    theme: () => <ThemeChoice />,
    languages: () => <LanguageChoice />,
    named: () => <LanguageChoice named kind="plain" />,
  },
};
