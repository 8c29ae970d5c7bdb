import { faultTexts, useForm } from '../../ground/form.js';
import { go, goQuery, Link } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Form } from '../../ground/ui/form.js';
import { Split } from '../../ground/ui/layout.js';
import { Removal } from '../../ground/ui/removal.js';
import { useDeleteTariff, useSaveTariff } from './prices.hook.js';
import { draftOf, emptyDraft, tariffOf, type Tariff, type TariffDraft } from './tariff-draft.rules.js';
import { ForWhom, RestFields } from './tariff-basics.part.js';
import { TermFields } from './tariff-terms.part.js';
import { PeriodFields } from './tariff-periods.part.js';
import { TryPanel } from './try-panel.part.js';
import type { PricesProps } from './prices.hook.js';
import { priceWords as text } from '../words.js';

const LIST = '/painel/precos';

/** What a list has brought so far. */
function itemsOf<T>({ data }: { data?: { items: T[] } | undefined }): T[] {
  return data?.items ?? [];
}

/** The form of a tariff, with a trial price beside it. */
export function TariffEditor({ open, copied, ...props }: PricesProps & { open: string }) {
  const tariffs = itemsOf(props.tariffs);
  const vehicles = itemsOf(props.vehicles);
  const categories = itemsOf(props.categories);
  const known = tariffs.find(({ id }) => String(id) === open);
  const source = known ?? tariffs.find(({ id }) => String(id) === copied);
  const save = useSaveTariff();
  const remove = useDeleteTariff();
  const form = useForm<TariffDraft>({
    begin: () => {
      if (!source) return emptyDraft(vehicles[0]?.id);
      return known ? draftOf(source) : { ...draftOf(source), name: text.copyOf(source.name) };
    },
    faults: (draft) => faultTexts(tariffOf(draft).faults, text.fault),
    save: (draft) => {
      const { body } = tariffOf(draft);
      if (body === null) throw new Error('A draft with faults is not sent');
      return save.mutateAsync({ id: known?.id ?? null, body });
    },
    saved: () => go(LIST),
  });
  return (
    <>
      <p>
        <Link to={LIST}>← {text.back}</Link>
      </p>
      <Split>
        <Form form={form} className="card padded stack" label={known?.name ?? text.newTitle} large byQuery>
          <Heading known={known} />
          {!props.mayPrice && <p className="soft">{text.onlyRead}</p>}
          <fieldset className="stack" disabled={!props.mayPrice}>
            <ForWhom form={form} vehicles={vehicles} categories={categories} merchants={props.merchants} />
            <TermFields form={form} />
            <PeriodFields form={form} />
            <RestFields form={form} />
          </fieldset>
          {props.mayPrice && (
            <div className="row wrap ruled">
              <Button kind="primary" type="submit" busy={form.busy}>
                {text.save}
              </Button>
              {known && (
                <>
                  <Button onClick={() => goQuery({ tarifa: 'nova', de: String(known.id) })}>
                    {text.duplicate}
                  </Button>
                  <span className="grow" />
                  <Removal
                    label={text.remove}
                    title={text.removeTitle}
                    busy={remove.isPending}
                    remove={() =>
                      remove.mutate(known.id, {
                        onSuccess: () => {
                          form.undo();
                          go(LIST);
                        },
                      })
                    }
                  >
                    <p>{text.removeLead(known.name)}</p>
                  </Removal>
                </>
              )}
            </div>
          )}
        </Form>
        <TryPanel
          vehicles={vehicles}
          categories={categories}
          merchants={props.merchants}
          draft={form.values}
        />
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
