import { useState } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Status } from '../../ground/ui/status.js';
import { useAddressTrial, type AddressTrial } from './places.hook.js';
import { placeWords } from './words.js';

const AddressMap = lazy(() => import('./address-map.part.js').then((part) => ({ default: part.AddressMap })));

/** Tries an address: the place that an order with this text would get, and the other matches. */
export function AddressTry({ words }: { words: string }) {
  const text = useWords(placeWords);
  const [typed, setTyped] = useState(words);
  const trial = useAddressTrial(words);
  return (
    <>
      <form
        className="row end address"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          goQuery({ q: typed.trim() });
        }}
      >
        <div className="grow">
          <TextField
            label={text.query}
            placeholder={text.queryHint}
            maxLength={500}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </div>
        <Button kind="primary" type="submit" icon="search">
          {text.find}
        </Button>
      </form>
      {words === '' && (
        <Empty icon="pin" title={text.tryFirst}>
          {text.tryFirstLead}
        </Empty>
      )}
      {words !== '' && trial.isPending && <Loading lines={6} />}
      {trial.error && <Failure error={trial.error} again={trial.refetch} />}
      {trial.data && <Answer trial={trial.data} />}
    </>
  );
}

function Answer({ trial: { found, covered, streets } }: { trial: AddressTrial }) {
  const text = useWords(placeWords);
  return (
    <>
      {found === null ? (
        <Empty icon="pin" title={text.nothing}>
          {text.nothingLead}
        </Empty>
      ) : (
        <div className="card found">
          <div className="inside">
            <p className="soft">{text.found}</p>
            <h2>{[found.street, found.number].filter(Boolean).join(', ')}</h2>
            <p>
              {[found.district, [found.city, found.state].filter(Boolean).join(' – '), found.postalCode]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="row wrap">
              <Status tone={found.precision === 'street' ? 'amber' : 'green'}>
                {text.precisions[found.precision]}
              </Status>
              {covered !== null && (
                <Status tone={covered ? 'green' : 'red'}>{covered ? text.covered : text.uncovered}</Status>
              )}
            </p>
            <p className="number soft">
              {found.latitude.toFixed(6)}, {found.longitude.toFixed(6)}
            </p>
          </div>
          <Suspense fallback={<div className="canvas" />}>
            <AddressMap place={found} />
          </Suspense>
        </div>
      )}
      {streets.length > 0 && (
        <section className="stack">
          <h2>{text.alike}</h2>
          <div className="card" tabIndex={0} role="region" aria-label={text.alike}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{text.street}</th>
                  <th scope="col">{text.district}</th>
                  <th scope="col">{text.city}</th>
                  <th scope="col" className="num">
                    {text.likeness}
                  </th>
                </tr>
              </thead>
              <tbody>
                {streets.map(({ street, district, city, state, score }, at) => (
                  <tr key={at}>
                    <td>{street}</td>
                    <td>{district}</td>
                    <td>{[city, state].filter(Boolean).join(' – ')}</td>
                    <td className="num">{Math.round(Math.min(1, score) * 100)} %</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
