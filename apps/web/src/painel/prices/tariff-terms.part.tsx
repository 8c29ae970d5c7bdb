import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import type { DraftProps } from './tariff-basics.part.js';
import { priceWords as text } from '../words.js';
import './period.css';

type Amount = 'base' | 'includedKm' | 'extraStop' | 'returnPerKm' | 'minimum';

/** Fields of the terms, in reais and kilometres. */
export function TermFields({ form }: DraftProps) {
  const amount = (field: Amount, label: string, hint?: string) => (
    <TextField label={label} hint={hint} inputMode="decimal" {...form.field(field)} />
  );
  return (
    <section className="stack">
      <h3 className="caption">{text.terms}</h3>
      <div className="pair">
        {amount('base', text.baseField, text.baseHint)}
        {amount('includedKm', text.includedKm)}
      </div>
      <Bands form={form} />
      <div className="pair">
        {amount('extraStop', text.extraStop)}
        {amount('returnPerKm', text.returnPerKm)}
        {amount('minimum', text.minimum)}
      </div>
    </section>
  );
}

/** Distance bands: each sets the price of the kilometres up to its end; the last one has no end. */
function Bands({ form }: DraftProps) {
  const { bands } = form.values;
  const last = bands.length - 1;
  return (
    <>
      {bands.map((_, at) => (
        <fieldset key={at} className="row end g12 band">
          <legend className="sr">{text.band(at + 1)}</legend>
          <TextField
            label={text.upTo}
            inputMode="decimal"
            disabled={at === last}
            placeholder={at === last ? text.beyond : undefined}
            {...form.field(`bands.${at}.upToKm`)}
            {...(at === last && { value: '' })}
          />
          <TextField label={text.perKmField} inputMode="decimal" {...form.field(`bands.${at}.perKm`)} />
          {bands.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => form.set({ bands: bands.filter((_, other) => other !== at) })}
            >
              {text.removeBand(at + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        kind="quiet"
        icon="plus"
        className="start"
        onClick={() =>
          form.set({ bands: [...bands.slice(0, last), { upToKm: '', perKm: '' }, ...bands.slice(last)] })
        }
      >
        {text.addBand}
      </Button>
    </>
  );
}
