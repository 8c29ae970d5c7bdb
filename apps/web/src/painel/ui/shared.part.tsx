import { useState } from 'react';
import { Button } from '../../ground/ui/button.js';
import { Columns } from '../../ground/ui/chart.js';
import { Copy } from '../../ground/ui/copy.js';
import { Drawer } from '../../ground/ui/drawer.js';
import { Part, Spread } from '../../ground/ui/part.js';
import { PeriodField, periodOf } from '../../ground/ui/period.js';
import { Picker } from '../../ground/ui/picker.js';
import { Reason } from '../../ground/ui/reason.js';
import { SearchBox } from '../../ground/ui/search-box.js';
import { uiWords as text } from '../words.js';

const DAYS = [12, 30, 8].map((done, at) => ({
  key: String(at),
  short: `${at + 1}`,
  long: `0${at + 1}/03`,
  values: [done, at * 3],
}));
const PERIOD = periodOf(new URLSearchParams({ de: '2026-03-01', ate: '2026-03-31' }));

/** Components that several screens share: charts, searches, drawers, questions. */
export function SharedParts() {
  const [open, setOpen] = useState<'drawer' | 'picker' | 'reason' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <section className="card padded stack">
      <h2>{text.shared}</h2>
      <SearchBox label={text.search} kept="" />
      <PeriodField period={PERIOD} />
      <Columns
        label={text.chart}
        stacked
        series={[
          { name: text.done, tone: 'accent' },
          { name: text.late, tone: 'red' },
        ]}
        columns={DAYS}
        format={String}
      />
      <p className="row">
        <span className="grow">
          34 <Part of={0.7} />
        </span>
        <span className="grow">
          8 min <Spread median={8} slow={20} most={30} />
        </span>
      </p>
      <p className="row">
        <code>7725</code> <Copy text="7725" what={text.name} />
      </p>
      <p className="row wrap">
        {(['drawer', 'picker', 'reason'] as const).map((what) => (
          <Button
            key={what}
            onClick={() => {
              setOpen(what);
            }}
          >
            {text.opens[what]}
          </Button>
        ))}
      </p>
      {open === 'drawer' && (
        <Drawer label={text.opens.drawer} close={close}>
          <header>
            <h2>{text.name}</h2>
          </header>
          <section>
            <h3>{text.states}</h3>
            <p className="note">{text.noneLead}</p>
          </section>
        </Drawer>
      )}
      {open === 'picker' && (
        <Picker
          label={text.opens.picker}
          placeholder={text.search}
          choices={[
            { key: 'a', label: 'Ana', detail: <span className="soft">1/3</span>, act: close },
            { key: 'b', label: 'Bento', keys: 'b', act: close },
          ]}
          close={close}
        />
      )}
      {open === 'reason' && (
        <Reason title={text.ask} usual={[text.risk]} action={text.refuse} confirm={close} close={close}>
          <p>{text.askText}</p>
        </Reason>
      )}
    </section>
  );
}
