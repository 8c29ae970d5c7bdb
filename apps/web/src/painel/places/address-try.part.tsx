import { useMemo, useState } from 'react';
import { Read } from '../../base/ui/box.js';
import { useRead } from '../../base/api/client.js';
import { WayMap } from '../../base/ui/lazy-way-map.js';
import { goQuery } from '../../base/router.js';
import { orderMarks } from '../../base/map-point.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { TextField } from '../../base/ui/field.js';
import { Status } from '../../base/ui/status.js';
import { Table } from '../../desk/ui/table.js';
import { type AddressTrial } from './places.hook.js';
import { placeWords as text } from '../words.js';

/** Shows the place that an order with this text would get, and the other matches. */
export function AddressTry({ words }: { words: string }) {
  const [typed, setTyped] = useState(words);
  const trial = useRead('/api/admin/addresses/try', { q: words }, { enabled: words !== '', retry: false });
  return (
    <>
      <form
        className="row end narrow"
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
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button kind="primary" type="submit" icon="search">
          {text.find}
        </Button>
      </form>
      {words === '' ? (
        <Empty icon="pin" title={text.tryFirst} lead={text.tryFirstLead} />
      ) : (
        <Read of={trial}>{(found) => <Answer trial={found} />}</Read>
      )}
    </>
  );
}

function Answer({ trial: { found, covered, streets } }: { trial: AddressTrial }) {
  const marks = useMemo(() => orderMarks(found ? [found] : []), [found]);
  return (
    <>
      {found === null ? (
        <Empty icon="pin" title={text.nothing} lead={streets.length > 0 ? text.nearest : text.nothingLead} />
      ) : (
        <div className="card two">
          <div className="stack g8 padded">
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
          <WayMap label={text.trialMap} marks={marks} />
        </div>
      )}
      {streets.length > 0 && (
        <section className="stack">
          <h2>{text.alike}</h2>
          <Table
            label={text.alike}
            rows={streets}
            keyOf={(_, index) => index}
            columns={[
              { name: text.street, cell: ({ street }) => street },
              { name: text.district, cell: ({ district }) => district },
              { name: text.city, cell: ({ city, state }) => [city, state].filter(Boolean).join(' – ') },
              {
                name: text.likeness,
                end: true,
                cell: ({ score }) => `${String(Math.round(Math.min(1, score) * 100))} %`,
              },
            ]}
          />
        </section>
      )}
    </>
  );
}
