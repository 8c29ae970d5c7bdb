import { useEffect, useRef } from 'react';
import { Problem } from '../../base/api/client.js';
import { USUAL_FALLBACK, type FallbackDraft } from '../../base/fallback.rules.js';
import { draftOf } from '../../base/form-fields.js';
import { useForm } from '../../base/form.js';
import { Button } from '../../base/ui/button.js';
import { FallbackFields } from '../../base/ui/fallback.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './apart.part.js';
import { Notice } from '../../base/ui/notice.js';

const TAKEN = new Problem(422, 'validation_failed', 'no', { name: ['A value is required'] });
const nothing = () => undefined;

interface SomeFormProps {
  /** Typed over the stored name; absent: nothing. */
  typed?: string;
  /** Result of sending; absent: it is not sent. */
  save?: () => Promise<unknown>;
  large?: boolean;
}

function SomeForm({ typed, save, large = false }: SomeFormProps) {
  const form = useForm({
    begin: { name: 'Padaria' },
    faults: ({ name }) => (name === '' ? { name: text.wrong } : {}),
    save: save ?? (() => Promise.resolve()),
  });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (typed !== undefined) form.set({ name: typed });
    if (save) form.send({ name: typed ?? 'Padaria' });
  });
  // What is sent by itself must not take the focus: opening the book would scroll to it.
  return (
    <div inert={save !== undefined}>
      <Form form={form} unasked large={large}>
        <TextField label={text.name} hint={text.hint} {...form.field('name')} />
        {form.done && <Notice tone="green-text">{text.done}</Notice>}
        <div className="row">
          <Submit form={form} disabled={!form.dirty} />
          {form.dirty && (
            <Button kind="quiet" onClick={form.undo}>
              {text.cancel}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

function fallback(draft: Partial<FallbackDraft>, error?: string) {
  return <FallbackFields form={draftOf({ ...USUAL_FALLBACK, ...draft }, nothing, () => error)} />;
}

export const FORM_STATES = {
  Form: {
    untouched: () => <SomeForm />,
    changed: () => <SomeForm typed="Cantina" />,
    wrong: () => <SomeForm typed="" save={() => Promise.resolve()} large />,
    busy: () => <SomeForm typed="Cantina" save={() => new Promise(nothing)} />,
    refused: () => <SomeForm typed="Cantina" save={() => Promise.reject(OFFLINE)} />,
    refusedAt: () => <SomeForm typed="Cantina" save={() => Promise.reject(TAKEN)} />,
    sent: () => <SomeForm save={() => Promise.resolve()} />,
  },
  FallbackFields: {
    usual: () => fallback({}),
    refused: () => fallback({ ifUndelivered: 'leave_at_door' }, text.wrong),
    neighbour: () => fallback({ ifUndelivered: 'neighbour', neighbour: 'Ana' }),
    nameless: () => fallback({ ifUndelivered: 'neighbour' }, text.wrong),
  },
};
