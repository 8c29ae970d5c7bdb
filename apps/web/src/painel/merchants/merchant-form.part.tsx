import { useState, type InputHTMLAttributes, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { answer, api, Problem } from '../../ground/api/client.js';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
import { draftOf, faultsOf, PLACES, recordOf, TEXTS, type Draft } from './merchant-form.rules.js';
import { keep } from './merchants.hook.js';
import type { Merchant } from './merchants.rules.js';
import { merchantWords } from './words.js';

interface MerchantFormProps {
  /** The record to edit; absent: a new merchant. */
  merchant?: Merchant;
  /** The account of a new sub-user. */
  ownerId?: number;
  close: (created?: number) => void;
}

const INPUTS: Partial<Record<(typeof TEXTS)[number], InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  document: { inputMode: 'numeric' },
};

/** The form of a merchant's record. Refused fields show their message and keep what was typed. */
export function MerchantForm({ merchant, ownerId, close }: MerchantFormProps) {
  const text = useWords(merchantWords);
  const [draft, setDraft] = useState<Draft>(() => draftOf(merchant));
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () => {
      const body = recordOf(draft);
      if (merchant)
        return answer(
          api.PATCH('/api/admin/merchants/{id}', { params: { path: { id: merchant.id } }, body }),
        );
      const owner = ownerId === undefined ? {} : { ownerId };
      return answer(api.POST('/api/admin/merchants', { body: { ...body, ...owner } }));
    },
    onSuccess: (saved) => {
      keep(saved);
      notify(text.saved(saved.name));
      close(merchant ? undefined : saved.id);
    },
  });
  const missing = tried ? faultsOf(draft) : new Set<string>();
  const error = (field: string) =>
    missing.has(field)
      ? field === 'password'
        ? text.shortPassword
        : text.needed
      : fieldText(saving.error, field);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultsOf(draft).size === 0) saving.mutate();
  };
  const title = merchant
    ? text.editTitle(merchant.name)
    : ownerId === undefined
      ? text.create
      : text.newSubUser;
  const atFields = saving.error instanceof Problem && Object.keys(saving.error.fields).length > 0;
  return (
    <Dialog
      wide
      title={title}
      close={() => {
        close();
      }}
      actions={
        <Button kind="primary" type="submit" form="merchant" busy={saving.isPending}>
          {text.save}
        </Button>
      }
    >
      <form id="merchant" className="stack" onSubmit={send} noValidate>
        <div className="two">
          {TEXTS.map((field) => (
            <TextField
              key={field}
              {...INPUTS[field]}
              label={text.fields[field]}
              hint={field === 'password' && merchant ? text.passwordKept : undefined}
              error={error(field)}
              value={draft.texts[field]}
              onChange={({ target }) => {
                change({ texts: { ...draft.texts, [field]: target.value } });
              }}
            />
          ))}
        </div>
        <fieldset className="place">
          <legend>{text.fields.address}</legend>
          <p className="soft">{text.addressLead}</p>
          {PLACES.map((field) => (
            <div key={field} className={`of-${field}`}>
              <TextField
                label={text.places[field]}
                error={error(`address.${field}`)}
                inputMode={field === 'latitude' || field === 'longitude' ? 'decimal' : undefined}
                value={draft.places[field]}
                onChange={({ target }) => {
                  change({ places: { ...draft.places, [field]: target.value } });
                }}
              />
            </div>
          ))}
        </fieldset>
        <div className="row wrap">
          {(['invoicingEnabled', 'chargesReturn'] as const).map((field) => (
            <Check
              key={field}
              label={text.fields[field]}
              checked={draft[field]}
              onChange={({ target }) => {
                change({ [field]: target.checked });
              }}
            />
          ))}
        </div>
        <TextField
          label={text.fields.courierNote}
          hint={text.courierNoteHint}
          value={draft.courierNote}
          onChange={({ target }) => {
            change({ courierNote: target.value });
          }}
        />
        {saving.error && (
          <p className="error" role="alert">
            <Icon name="alert" /> {atFields ? text.checkFields : problemText(saving.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
