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
import {
  COLUMNS,
  CONDITIONS,
  SORTS,
  STAGES,
  type Sort,
  NOTHING_CHANGED,
  SCREEN,
  type Views,
} from './views.hook.js';
import { boardWords as board, headWords, viewWords as text } from '../words.js';

interface ViewDialogProps {
  views: Views;
  orders: readonly Order[];
  shown: number;
  close: () => void;
}

type Choices = readonly [
  part: 'only' | 'stages' | 'merchants' | 'columns',
  legend: string,
  all: readonly (readonly [one: string | number, label: string])[],
];

/** Changes apply at once to the list behind the dialog; they are saved under a name on request. */
export function ViewDialog({ views, orders, shown, close }: ViewDialogProps) {
  const { content, change } = views;
  const merchants = useMemo(() => {
    const named = new Map(orders.map(({ merchant }) => [merchant.id, merchant.name]));
    return [...named].sort((a, b) => byName(a[1], b[1]));
  }, [orders]);
  const choices: readonly Choices[] = [
    ['only', text.only, CONDITIONS.map((one) => [one, text.condition[one]])],
    ['stages', text.stages, STAGES.map((one) => [one, board.group[one]])],
    ['merchants', text.merchants, merchants.length > 1 ? merchants : []],
    ['columns', text.columns, COLUMNS.map((one) => [one, headWords.column[one]])],
  ];
  const choose = (part: Choices[0], all: Choices[2], chosen: string | number, wanted: boolean) => {
    const before: readonly (string | number)[] = content[part];
    const known = all.map(([one]) => one);
    change({ [part]: known.filter((one) => (one === chosen ? wanted : before.includes(one))) });
  };
  return (
    <Dialog title={text.adjust} close={close} actions={<SaveView views={views} shown={shown} />}>
      <div className="stack view-parts">
        {choices.map(
          ([part, legend, all]) =>
            all.length > 0 && (
              <fieldset key={part} className="tiles choices tall frame">
                <legend>{legend}</legend>
                {all.map(([one, label]) => (
                  <Check
                    key={one}
                    label={label}
                    checked={(content[part] as readonly unknown[]).includes(one)}
                    onChange={({ target }) => choose(part, all, one, target.checked)}
                  />
                ))}
              </fieldset>
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
        <Check label={text.share} {...form.check('shared')} />
        <Submit form={form} disabled={form.values.name.trim() === ''} />
      </Form>
    </div>
  );
}
