import { useState } from 'react';
import { Button } from '../../base/ui/button.js';
import { useEveryCourier } from '../people/names.hook.js';
import { controlWords as text } from '../words.js';
import { numberLines, numbersOf, valueAt, type ControlProps, type HubSettings } from './settings.rules.js';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One value per line: a name, or a number after its name. */
export function LinesControl({ field: { path, control }, settings, ids, locked, change }: ControlProps) {
  const phones = control.kind === 'phones';
  const value = valueAt(settings, path);
  const lines = phones ? numberLines(value as HubSettings['emergencyNumbers']) : (value as readonly string[]);
  const stored = lines.join('\n');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <textarea
      {...ids}
      className="input"
      rows={4}
      disabled={locked}
      value={typed !== null && linesOf(typed).join('\n') === stored ? typed : stored}
      onChange={({ target }) => {
        const written = linesOf(target.value);
        setTyped(target.value);
        change(phones ? numbersOf(written) : written);
      }}
    />
  );
}

/** Preferred couriers get offers in this order. */
export function CouriersControl({ field: { path }, settings, locked, change }: ControlProps) {
  const chosen = valueAt(settings, path) as readonly number[];
  const couriers = useEveryCourier({ approved: 'true' });
  const names = new Map(couriers.data?.map(({ id, name }) => [id, name]));
  const move = (id: number) => {
    const index = chosen.indexOf(id);
    const next = chosen.filter((one) => one !== id);
    change([...next.slice(0, index - 1), id, ...next.slice(index - 1)]);
  };
  return (
    <>
      <ol className="stack g2">
        {chosen.map((id, index) => (
          <li key={id} className="row">
            <span className="grow cut">
              {index + 1}. {names.get(id) ?? id}
            </span>
            {index > 0 && (
              <Button kind="quiet" bare icon="up" disabled={locked} onClick={() => move(id)}>
                {text.earlier(names.get(id) ?? String(id))}
              </Button>
            )}
            <Button
              kind="quiet"
              bare
              icon="close"
              disabled={locked}
              onClick={() => change(chosen.filter((one) => one !== id))}
            >
              {text.takeOut(names.get(id) ?? String(id))}
            </Button>
          </li>
        ))}
      </ol>
      <select
        className="input"
        aria-label={text.addCourier}
        disabled={locked}
        value=""
        onChange={({ target }) => change([...chosen, Number(target.value)])}
      >
        <option value="">{text.addCourier}</option>
        {couriers.data
          ?.filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </>
  );
}
