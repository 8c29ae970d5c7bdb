import { useState, type SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { useCompany, type CompanyPatch } from './settings.hook.js';
import { settingsWords } from './words.js';

const STATES = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
/** The zones of Brazil and their names. */
const ZONES: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'Brasília, São Paulo',
  'America/Noronha': 'Fernando de Noronha',
  'America/Bahia': 'Bahia',
  'America/Fortaleza': 'Fortaleza',
  'America/Recife': 'Recife',
  'America/Belem': 'Belém',
  'America/Araguaina': 'Araguaína',
  'America/Maceio': 'Maceió',
  'America/Campo_Grande': 'Campo Grande',
  'America/Cuiaba': 'Cuiabá',
  'America/Manaus': 'Manaus',
  'America/Porto_Velho': 'Porto Velho',
  'America/Boa_Vista': 'Boa Vista',
  'America/Rio_Branco': 'Rio Branco',
};

interface CompanyPartProps {
  hub: { readonly name: string; readonly city: string; readonly state: string; readonly timezone: string };
  locked: boolean;
}

export function CompanyPart({ hub, locked }: CompanyPartProps) {
  const text = useWords(settingsWords);
  const saving = useCompany();
  const [changes, setChanges] = useState<CompanyPatch>({});
  const { name, city, state, timezone } = { ...hub, ...changes };
  const errors = saving.error instanceof Problem ? saving.error.fields : {};
  const set = (part: CompanyPatch) => {
    setChanges((before) => ({ ...before, ...part }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate(changes, {
      onSuccess: () => {
        setChanges({});
      },
    });
  };
  const zones = Object.entries({ [timezone]: timezone, ...ZONES });
  return (
    <form className="card padded stack narrow" onSubmit={send}>
      <TextField
        label={text.name}
        error={errors['name']?.join(' ')}
        value={name}
        required
        disabled={locked}
        onChange={({ target }) => {
          set({ name: target.value });
        }}
      />
      <div className="city">
        <TextField
          label={text.city}
          error={errors['city']?.join(' ')}
          value={city}
          required
          disabled={locked}
          onChange={({ target }) => {
            set({ city: target.value });
          }}
        />
        <SelectField
          label={text.state}
          value={state}
          disabled={locked}
          onChange={({ target }) => {
            set({ state: target.value });
          }}
        >
          {STATES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={text.timezone}
        hint={text.timezoneHint}
        value={timezone}
        disabled={locked}
        onChange={({ target }) => {
          set({ timezone: target.value });
        }}
      >
        {zones.map(([zone, place]) => (
          <option key={zone} value={zone}>
            {place}
          </option>
        ))}
      </SelectField>
      {saving.error && Object.keys(errors).length === 0 && (
        <p className="error" role="alert">
          {problemText(saving.error)}
        </p>
      )}
      {Object.keys(changes).length > 0 && (
        <Button kind="primary" type="submit" className="start" busy={saving.isPending}>
          {text.save}
        </Button>
      )}
    </form>
  );
}
