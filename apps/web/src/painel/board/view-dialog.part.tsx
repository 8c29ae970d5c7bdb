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
import { COLUMNS, CONDITIONS, SORTS, STAGES, type Sort, type ViewContent } from './board-view.rules.js';
import { boardWords as board, headWords, viewWords as text } from '../words.js';
import { NOTHING_CHANGED, SCREEN, type Views } from './views.hook.js';

interface ViewDialogProps {
  views: Views;
  orders: readonly Order[];
  shown: number;
  close: () => void;
}

/**
 * The dialog of a view: filters, columns and sorting, applied to the list behind it and saved under a name on request.
 */
export function ViewDialog({ views, orders, shown, close }: ViewDialogProps) {
  const { column } = headWords;
  const { content, change } = views;
  const merchants = useMemo(
    () =>
      [...new Map(orders.map(({ merchant }) => [merchant.id, merchant.name]))].sort((a, b) =>
        byName(a[1], b[1]),
      ),
    [orders],
  );
  return (
    <Dialog title={text.adjust} close={close} actions={<SaveView views={views} shown={shown} />}>
      <div className="stack view-parts">
        <Choices
          legend={text.only}
          all={CONDITIONS}
          chosen={content.only}
          label={(one) => text.condition[one]}
          change={(only) => change({ only })}
        />
        <Choices
          legend={text.stages}
          all={STAGES}
          chosen={content.stages}
          label={(one) => board.group[one]}
          change={(stages) => change({ stages })}
        />
        {merchants.length > 1 && (
          <Choices
            legend={text.merchants}
            all={merchants.map(([id]) => id)}
            chosen={content.merchants}
            label={(one) => merchants.find(([id]) => id === one)?.[1] ?? ''}
            change={(chosen) => change({ merchants: chosen })}
          />
        )}
        <Choices
          legend={text.columns}
          all={COLUMNS}
          chosen={content.columns}
          label={(one) => column[one]}
          change={(columns) => change({ columns })}
        />
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

interface ChoicesProps<T extends string | number> {
  legend: string;
  all: readonly T[];
  chosen: readonly T[];
  label: (one: T) => string;
  change: (chosen: readonly T[]) => void;
}

function Choices<T extends string | number>({ legend, all, chosen, label, change }: ChoicesProps<T>) {
  return (
    <fieldset className="tiles choices tall frame">
      <legend>{legend}</legend>
      {all.map((one) => (
        <Check
          key={one}
          label={label(one)}
          checked={chosen.includes(one)}
          onChange={({ target }) =>
            change(all.filter((other) => (other === one ? target.checked : chosen.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}

function SaveView({ views, shown }: { views: Views; shown: number }) {
  const { chosenSaved, own, changed } = views;
  const acts = boardViewActs(views);
  const form = useForm({
    begin: { name: '', shared: false },
    save: ({ name, shared }) => acts.create(name.trim(), shared),
  });
  return (
    <div className="stack g8 grow">
      <p className="soft" role="status">
        {text.shown(shown)}
      </p>
      {chosenSaved && own && (
        <div className="row">
          <strong className="grow cut">{chosenSaved.name}</strong>
          <Button onClick={() => void acts.share(chosenSaved.id, !chosenSaved.shared)}>
            {chosenSaved.shared ? text.unshare : text.share}
          </Button>
          <Button kind="quiet" onClick={() => void acts.remove(chosenSaved.id)}>
            {text.remove}
          </Button>
          <Button kind="primary" disabled={!changed} onClick={() => void acts.save(chosenSaved.id)}>
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

const storable = (content: ViewContent) => ({
  only: [...content.only],
  stages: [...content.stages],
  merchants: [...content.merchants],
  columns: [...content.columns],
  sort: content.sort,
});

/** Saving, sharing and deleting of the board's views; afterwards the view that results is shown. */
function boardViewActs({ content, choose }: Views) {
  const acts = viewActs(SCREEN);
  return {
    create: async (title: string, shared: boolean) => {
      const { id } = await acts.create(title, shared, storable(content));
      choose(String(id));
    },
    save: async (id: number) => {
      const saved = await acts.change(id, { content: storable(content) });
      if (saved) goQuery(NOTHING_CHANGED, { replace: true });
    },
    share: (id: number, shared: boolean) => acts.change(id, { shared }),
    remove: async (id: number) => {
      if (await acts.remove(id)) choose('all');
    },
  };
}
