import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import type { BandDraft } from './tariff-draft.rules.js';
import type { DraftProps } from './tariff-basics.part.js';
import { priceWords as text } from '../words.js';
import './period.css';

type Amount = 'base' | 'includedKm' | 'extraStop' | 'returnPerKm' | 'minimum';

/** Fields of the terms, in reais and kilometres. */
export function TermFields({ draft, change, faults }: DraftProps) {
  const amount = (field: Amount, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      error={faults.has(field) ? text.fault : undefined}
      value={draft[field]}
      onChange={({ target }) => {
        change({ [field]: target.value });
      }}
    />
  );
  return (
    <section className="stack">
      <h3 className="caption">{text.terms}</h3>
      <div className="pair">
        {amount('base', text.baseField, text.baseHint)}
        {amount('includedKm', text.includedKm)}
      </div>
      <Bands draft={draft} change={change} faults={faults} />
      <div className="pair">
        {amount('extraStop', text.extraStop)}
        {amount('returnPerKm', text.returnPerKm)}
        {amount('minimum', text.minimum)}
      </div>
    </section>
  );
}

/** Distance bands: each sets the price of the kilometres up to its end; the last one has no end. */
function Bands({ draft: { bands }, change, faults }: DraftProps) {
  const last = bands.length - 1;
  const put = (at: number, part: Partial<BandDraft>) => {
    change({ bands: bands.map((band, other) => (other === at ? { ...band, ...part } : band)) });
  };
  return (
    <>
      {bands.map((band, at) => (
        <fieldset key={at} className="row end g12 band">
          <legend className="sr">{text.band(at + 1)}</legend>
          <TextField
            label={text.upTo}
            inputMode="decimal"
            disabled={at === last}
            placeholder={at === last ? text.beyond : undefined}
            error={faults.has(`bands.${String(at)}.upToKm`) ? text.fault : undefined}
            value={at === last ? '' : band.upToKm}
            onChange={({ target }) => {
              put(at, { upToKm: target.value });
            }}
          />
          <TextField
            label={text.perKmField}
            inputMode="decimal"
            error={faults.has(`bands.${String(at)}.perKm`) ? text.fault : undefined}
            value={band.perKm}
            onChange={({ target }) => {
              put(at, { perKm: target.value });
            }}
          />
          {bands.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => {
                change({ bands: bands.filter((_, other) => other !== at) });
              }}
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
        onClick={() => {
          change({ bands: [...bands.slice(0, last), { upToKm: '', perKm: '' }, ...bands.slice(last)] });
        }}
      >
        {text.addBand}
      </Button>
    </>
  );
}
