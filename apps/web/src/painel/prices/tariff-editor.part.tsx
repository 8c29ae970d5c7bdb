import { useState } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { go, goQuery, Link } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Split } from '../../ground/ui/layout.js';
import { Removal } from '../../ground/ui/removal.js';
import { useDeleteTariff, useSaveTariff } from './prices.hook.js';
import { draftOf, emptyDraft, tariffOf, type Tariff, type TariffDraft } from './tariff-draft.rules.js';
import { ForWhom, RestFields } from './tariff-basics.part.js';
import { TermFields } from './tariff-terms.part.js';
import { PeriodFields } from './tariff-periods.part.js';
import { TryPanel } from './try-panel.part.js';
import type { PricesViewProps } from './view.js';
import { priceWords as text } from '../words.js';

const LIST = '/painel/precos';

/** What a list has brought so far. */
function itemsOf<T>({ data }: { data?: { items: T[] } | undefined }): T[] {
  return data?.items ?? [];
}

/** The form of a tariff, with a trial price beside it. */
export function TariffEditor({ open, copied, ...props }: PricesViewProps & { open: string }) {
  const tariffs = itemsOf(props.tariffs);
  const vehicles = itemsOf(props.vehicles);
  const categories = itemsOf(props.categories);
  const known = tariffs.find(({ id }) => String(id) === open);
  const source = known ?? tariffs.find(({ id }) => String(id) === copied);
  const [draft, setDraft] = useState<TariffDraft>(() => {
    if (!source) return emptyDraft(vehicles[0]?.id);
    return known ? draftOf(source) : { ...draftOf(source), name: text.copyOf(source.name) };
  });
  const [tried, setTried] = useState(false);
  const save = useSaveTariff();
  const remove = useDeleteTariff();
  const read = tariffOf(draft);
  const faults = new Set(tried ? read.faults : []);
  if (save.error instanceof Problem && save.error.code === 'not_unique') faults.add('taken');
  const change = (part: Partial<TariffDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const submit = () => {
    setTried(true);
    if (!read.body) return;
    save.mutate(
      { id: known?.id ?? null, body: read.body },
      {
        onSuccess: () => {
          go(LIST);
        },
      },
    );
  };
  return (
    <>
      <p>
        <Link to={LIST}>← {text.back}</Link>
      </p>
      <Split>
        <form
          className="card padded stack"
          aria-label={known?.name ?? text.newTitle}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Heading known={known} />
          {!props.mayPrice && <p className="soft">{text.onlyRead}</p>}
          <fieldset className="stack" disabled={!props.mayPrice}>
            <ForWhom
              draft={draft}
              change={change}
              faults={faults}
              vehicles={vehicles}
              categories={categories}
              merchants={props.merchants}
            />
            <TermFields draft={draft} change={change} faults={faults} />
            <PeriodFields draft={draft} change={change} faults={faults} />
            <RestFields draft={draft} change={change} faults={faults} />
          </fieldset>
          <EditorFaults
            faulty={tried && Boolean(read.faults)}
            taken={faults.has('taken')}
            error={save.error}
          />
          {props.mayPrice && (
            <div className="row wrap ruled">
              <Button kind="primary" type="submit" busy={save.isPending}>
                {text.save}
              </Button>
              {known && (
                <>
                  <Button
                    onClick={() => {
                      goQuery({ tarifa: 'nova', de: String(known.id) });
                    }}
                  >
                    {text.duplicate}
                  </Button>
                  <span className="grow" />
                  <Removal
                    label={text.remove}
                    title={text.removeTitle}
                    busy={remove.isPending}
                    remove={() => {
                      remove.mutate(known.id, {
                        onSuccess: () => {
                          go(LIST);
                        },
                      });
                    }}
                  >
                    <p>{text.removeLead(known.name)}</p>
                  </Removal>
                </>
              )}
            </div>
          )}
        </form>
        <TryPanel vehicles={vehicles} categories={categories} merchants={props.merchants} draft={draft} />
      </Split>
    </>
  );
}

/** The name of the tariff, with the way to who has changed it. */
function Heading({ known }: { known: Tariff | undefined }) {
  const may = useMay();
  return (
    <div className="row">
      <h2 className="grow">{known?.name ?? text.newTitle}</h2>
      {known && may('audit', 'read') && (
        <Link to={`/painel/ajustes/auditoria?o-que=tariff&registro=${known.id}`}>{text.history}</Link>
      )}
    </div>
  );
}

function EditorFaults({ faulty, taken, error }: { faulty: boolean; taken: boolean; error: unknown }) {
  return (
    <>
      {faulty && (
        <p className="error" role="alert">
          {text.faults}
        </p>
      )}
      {error !== null && (
        <p className="error" role="alert">
          {taken ? text.taken : problemText(error)}
        </p>
      )}
    </>
  );
}
