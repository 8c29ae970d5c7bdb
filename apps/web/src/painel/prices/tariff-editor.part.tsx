import { sendChange } from '../../base/api/client.js';
import type { DeepPartial } from '../../base/codec.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { go, goQuery, Link } from '../../base/router.js';
import { useMay } from '../../desk/session.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Split } from '../../desk/ui/layout.js';
import { notify } from '../../base/ui/toast.js';
import { EVERY_DAY, NEW_PERIOD, TARIFF, type Tariff } from './tariff.rules.js';
import { ForWhom, TryPanel } from './try-panel.part.js';
import type { PricesProps } from './prices.hook.js';
import { priceWords as text } from '../words.js';
import './period.css';

const LIST = '/painel/precos';

function useTariffForm(known: Tariff | undefined, begin: DeepPartial<Tariff>) {
  return useRecordForm(TARIFF, {
    begin: () => begin,
    fault: text.fault,
    save: (tariff) =>
      known
        ? sendChange('PATCH /api/admin/tariffs/{id}', { id: known.id, ...tariff })
        : sendChange('POST /api/admin/tariffs', tariff),
    saved: ({ name }) => {
      notify(text.saved(name));
      go(LIST);
    },
  });
}

type TariffForm = ReturnType<typeof useTariffForm>;

export function TariffEditor({ open, copied, tariffs, mayPrice, ...choices }: PricesProps) {
  const { vehicles } = choices;
  const may = useMay();
  const known = tariffs.find(({ id }) => String(id) === open);
  const source = tariffs.find(({ id }) => String(id) === copied);
  const copy = source && { ...source, name: text.copyOf(source.name) };
  const form = useTariffForm(
    known,
    known ?? copy ?? { vehicleTypeId: vehicles[0]?.id, active: true, terms: { bands: [{}] } },
  );
  return (
    <>
      <p>
        <Link to={LIST}>← {text.back}</Link>
      </p>
      <Split>
        <Form form={form} className="card padded stack" label={known?.name ?? text.new} large byQuery>
          <div className="row">
            <h2 className="grow">{known?.name ?? text.new}</h2>
            {known && may('audit', 'read') && (
              <Link to={`/painel/ajustes/auditoria?o-que=tariff&registro=${known.id}`}>{text.history}</Link>
            )}
          </div>
          {!mayPrice && <p className="soft">{text.onlyRead}</p>}
          <fieldset className="stack" disabled={!mayPrice}>
            <section className="stack">
              <h3 className="caption">{text.basics}</h3>
              <Fields form={form} of={['name']} />
              <ForWhom form={form} {...choices} />
            </section>
            <section className="stack">
              <h3 className="caption">{text.terms}</h3>
              <Fields form={form} of={['terms.baseCents', 'terms.includedM']} className="pair" />
              <Bands form={form} />
              <Fields
                form={form}
                of={['terms.extraStopCents', 'terms.returnCentsPerKm', 'terms.minimumCents']}
                className="pair"
              />
            </section>
            <Periods form={form} />
            <section className="stack">
              <h3 className="caption">{text.rest}</h3>
              <Fields
                form={form}
                of={['validFrom', 'validUntil', 'courierShareBp', 'terms.promiseMinutes']}
                className="pair"
              />
              <Fields form={form} of={['active']} />
            </section>
          </fieldset>
          {mayPrice && (
            <div className="row wrap ruled">
              <Submit form={form}>{text.save}</Submit>
              {known && (
                <>
                  <Button onClick={() => goQuery({ tarifa: 'nova', de: String(known.id) })}>
                    {text.duplicate}
                  </Button>
                  <span className="grow" />
                  <Act
                    kind="quiet"
                    icon="trash"
                    of="DELETE /api/admin/tariffs/{id}"
                    by={{ id: known.id }}
                    ask={{ title: text.removeTitle, lead: text.removeLead(known.name), action: text.remove }}
                    success={text.removed}
                    done={() => {
                      form.undo();
                      go(LIST);
                    }}
                  >
                    {text.remove}
                  </Act>
                </>
              )}
            </div>
          )}
        </Form>
        <TryPanel {...choices} draft={form.values} />
      </Split>
    </>
  );
}

/** Each band prices the kilometres up to its end; the last one has no end. */
function Bands({ form }: { form: TariffForm }) {
  const { bands } = form.values.terms;
  const last = bands.length - 1;
  const put = (next: typeof bands) => form.setAt('terms.bands', next);
  return (
    <>
      {bands.map((_, index) => (
        <fieldset key={index} className="row end g12 band">
          <legend className="sr">{text.band(index + 1)}</legend>
          {index === last ? (
            <TextField label={text.upTo} disabled placeholder={text.beyond} value="" readOnly />
          ) : (
            <Fields form={form} of={[`terms.bands.${index}.upToM`]} />
          )}
          <Fields form={form} of={[`terms.bands.${index}.centsPerKm`]} />
          {bands.length > 1 && (
            <Button kind="quiet" icon="close" bare onClick={() => put(bands.toSpliced(index, 1))}>
              {text.removeBand(index + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        kind="quiet"
        icon="plus"
        className="start"
        onClick={() => put(bands.toSpliced(last, 0, { upToM: '', centsPerKm: '' }))}
      >
        {text.addBand}
      </Button>
    </>
  );
}

/** Hours of the week with a higher or lower price. */
function Periods({ form }: { form: TariffForm }) {
  const { periods } = form.values.terms;
  const dayNames = text.dayNames.split(' ');
  const put = (next: typeof periods) => form.setAt('terms.periods', next);
  return (
    <section className="stack">
      <h3 className="caption">{text.periods}</h3>
      <p className="soft">{text.periodsHint}</p>
      {periods.map(({ name, days }, index) => {
        const path = `terms.periods.${index}` as const;
        const fault = form.errorAt(`${path}.days`);
        return (
          <fieldset key={index} className="frame period-fields">
            <legend className="sr">{name}</legend>
            <Fields form={form} of={[`${path}.name`, `${path}.from`, `${path}.to`, `${path}.factorBp`]} />
            <Button kind="quiet" icon="close" bare onClick={() => put(periods.toSpliced(index, 1))}>
              {text.removePeriod(name)}
            </Button>
            <div className="row wrap g4 days" role="group" aria-label={text.days}>
              {EVERY_DAY.map((weekday) => (
                <button
                  key={weekday}
                  type="button"
                  className="button"
                  aria-pressed={days.includes(weekday)}
                  onClick={() => {
                    const next = EVERY_DAY.filter((one) => (one === weekday) !== days.includes(one));
                    form.setAt(`${path}.days`, next);
                  }}
                >
                  {dayNames[weekday]}
                </button>
              ))}
              {fault !== undefined && <span className="error">{fault}</span>}
            </div>
          </fieldset>
        );
      })}
      <Button kind="quiet" icon="plus" className="start" onClick={() => put([...periods, NEW_PERIOD])}>
        {text.addPeriod}
      </Button>
    </section>
  );
}
