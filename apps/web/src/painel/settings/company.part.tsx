import { useMutation } from '@tanstack/react-query';
import { notify } from '../../ground/ui/toast.js';
import { write } from '../../ground/api/client.js';
import { sessionAgain } from '../../ground/session.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { type CompanyPatch, fresh } from './settings.hook.js';
import { settingsWords as text } from '../words.js';

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
  const saving = useMutation(
    write('PUT /api/admin/hub', {
      onSuccess: async () => {
        notify(text.saved);
        await Promise.all([fresh(), sessionAgain()]);
      },
    }),
  );
  const { name, city, state, timezone } = hub;
  const form = useForm({
    begin: { name, city, state, timezone },
    save: (_, changes: CompanyPatch) => saving.mutateAsync(changes),
  });
  const zones = Object.entries({ [timezone]: timezone, ...ZONES });
  return (
    <Form form={form} className="card padded stack narrow">
      <TextField label={text.name} required disabled={locked} {...form.field('name')} />
      <div className="two">
        <TextField label={text.city} required disabled={locked} {...form.field('city')} />
        <SelectField
          label={text.state}
          disabled={locked}
          {...form.field('state')}
          options={STATES.map((one) => [one, one])}
        />
      </div>
      <SelectField
        label={text.timezone}
        hint={text.timezoneHint}
        disabled={locked}
        {...form.field('timezone')}
        options={zones}
      />
      {form.dirty && (
        <Button kind="primary" type="submit" className="start" busy={form.busy}>
          {text.save}
        </Button>
      )}
    </Form>
  );
}
