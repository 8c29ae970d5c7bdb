import { type Answer, sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { refetchSession } from '../../desk/session.js';
import { Form, Submit } from '../../base/ui/form.js';
import { notify } from '../../base/ui/toast.js';
import { settingsWords as text } from '../words.js';

const STATES = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
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

const COMPANY = c.record({
  name: c.field(text.name, c.plain, { required: true }),
  city: c.field(text.city, c.plain, { required: true }),
  state: c.field(text.state, c.plain, { options: STATES.map((one) => [one, one]) }),
  timezone: c.field(text.timezone, c.plain, { hint: text.timezoneHint }),
});

export function CompanyPart({ hub, locked }: { hub: Answer<'/api/admin/hub'>; locked: boolean }) {
  const form = useRecordForm(COMPANY, {
    begin: hub,
    save: async (_, changes) => {
      await sendChange('PUT /api/admin/hub', changes);
      await refetchSession();
    },
    saved: () => notify(text.saved),
  });
  const zones = Object.entries({ [hub.timezone]: hub.timezone, ...ZONES });
  return (
    <Form form={form} className="card padded stack narrow">
      <Fields form={form} of={['name']} disabled={locked} />
      <Fields form={form} of={['city', 'state']} disabled={locked} className="two" />
      <Fields form={form} of={['timezone']} disabled={locked} options={zones} />
      {form.dirty && <Submit form={form} className="start" />}
    </Form>
  );
}
