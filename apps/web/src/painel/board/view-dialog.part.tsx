import { useMemo } from 'react';
import type { Order } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { byName } from '../../desk/names.js';
import { goQuery } from '../../base/router.js';
import { viewActs } from '../../desk/saved-view-acts.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Check, SelectField, TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { COLUMNS, CONDITIONS, SORTS, STAGES, type Sort } from './board-view.rules.js';
import { boardWords as board, headWords, viewWords as text } from '../words.js';
import { NOTHING_CHANGED, SCREEN, type Views } from './views.hook.js';

interface ViewDialogProps {
  views: Views;
  orders: readonly Order[];
  shown: number;
  close: () => void;
}

/** The dialog of a view: filters, columns and sorting, applied to the list behind it and saved under a name on request. */
export function ViewDialog({ views, orders, shown, close }: ViewDialogProps) {
  const { content, change } = views;
  const merchants = useMemo(() => {
    const named = new Map(orders.map(({ merchant }) => [merchant.id, merchant.name]));
    return [...named].sort((a, b) => byName(a[1], b[1]));
  }, [orders]);
  const choices = [
    ['only', text.only, CONDITIONS.map((one) => [one, text.condition[one]])],
    ['stages', text.stages, STAGES.map((one) => [one, board.group[one]])],
    ['merchants', text.merchants, merchants.length > 1 ? merchants : []],
    ['columns', text.columns, COLUMNS.map((one) => [one, headWords.column[one]])],
  ] as const;
  return (
    <Dialog title={text.adjust} close={close} actions={<SaveView views={views} shown={shown} />}>
      <div className="stack view-parts">
        {choices.map(
          ([part, legend, all]) =>
            all.length > 0 && (
              <Choices
                key={part}
                legend={legend}
                all={all as ChoicesProps['all']}
                chosen={content[part]}
                change={(chosen) => change({ [part]: chosen })}
              />
            ),
        )}
        <SelectField
          label={text.order}
          value={content.sort}
          onChange={({ target }) => change({ sort: target.value as Sort })}
          options={SORTS.map((sort) => [sort, text.sort[sort]])}
        />
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  legend: string;
  all: readonly (readonly [one: string | number, label: string])[];
  chosen: readonly (string | number)[];
  change: (chosen: readonly (string | number)[]) => void;
}

function Choices({ legend, all, chosen, change }: ChoicesProps) {
  const known = all.map(([one]) => one);
  return (
    <fieldset className="tiles choices tall frame">
      <legend>{legend}</legend>
      {all.map(([one, label]) => (
        <Check
          key={one}
          label={label}
          checked={chosen.includes(one)}
          onChange={({ target }) =>
            change(known.filter((other) => (other === one ? target.checked : chosen.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}

function SaveView({ views, shown }: { views: Views; shown: number }) {
  const { chosenSaved, own, changed, choose } = views;
  const acts = viewActs(SCREEN);
  const content = { ...views.content };
  const form = useForm({
    begin: { name: '', shared: false },
    save: ({ name, shared }) => acts.create(name.trim(), shared, content),
    saved: ({ id }) => choose(String(id)),
  });
  const save = async (id: number) => {
    if (await acts.change(id, { content })) goQuery(NOTHING_CHANGED, { replace: true });
  };
  const remove = async (id: number) => {
    if (await acts.remove(id)) choose('all');
  };
  return (
    <div className="stack g8 grow">
      <p className="soft" role="status">
        {text.shown(shown)}
      </p>
      {chosenSaved && own && (
        <div className="row">
          <strong className="grow cut">{chosenSaved.name}</strong>
          <Button onClick={() => void acts.change(chosenSaved.id, { shared: !chosenSaved.shared })}>
            {chosenSaved.shared ? text.unshare : text.share}
          </Button>
          <Button kind="quiet" onClick={() => remove(chosenSaved.id)}>
            {text.remove}
          </Button>
          <Button kind="primary" disabled={!changed} onClick={() => save(chosenSaved.id)}>
            {text.save}
          </Button>
        </div>
      )}
      <Form form={form} className="row wrap end">
        <div className="grow">
          <TextField label={text.name} maxLength={60} {...form.field('name')} />
        </div>
        <Check label={text.shareIt} {...form.check('shared')} />
        <Submit form={form} disabled={form.values.name.trim() === ''}>
          {text.create}
        </Submit>
      </Form>
    </div>
  );
}
