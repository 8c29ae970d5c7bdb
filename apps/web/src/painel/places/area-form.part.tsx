import { notify } from '../../ground/ui/toast.js';
import { write } from '../../ground/api/client.js';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ground/ui/button.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Removal } from '../../ground/ui/removal.js';
import { CornerField, RingTabs } from './area-border.part.js';
import { leaveArea, type AreaEditor } from './area-editor.hook.js';
import { crossesItself, isWhole, kilometres } from './area-shape.rules.js';
import { placeWords as text } from '../words.js';

interface AreaFormProps {
  editor: AreaEditor;
  /** Whether this is the hub's only area. */
  only: boolean;
}

/** Name and border of an area. The border is also text, for use by keyboard and for pasted coordinates. */
export function AreaForm({ editor, only }: AreaFormProps) {
  const { area, form, shape, ring, chooseRing, change, undo } = editor;
  const removal = useMutation(
    write('DELETE /api/admin/service-areas/{id}', {
      onSuccess: () => {
        notify(text.removed);
        form.undo();
        leaveArea();
      },
    }),
  );
  return (
    <Form form={form} className="card padded stack" label={area?.name ?? text.newArea} byQuery>
      <h2>{area?.name ?? text.newArea}</h2>
      <TextField label={text.name} {...form.field('name')} />
      <Check label={text.isDefault} {...form.check('isDefault')} />
      <RingTabs shape={shape} ring={ring} chooseRing={chooseRing} change={change} />
      <CornerField key={ring} shape={shape} ring={ring} change={change} chooseRing={chooseRing} />
      <p className="soft row">
        <span className="grow">{isWhole(shape) ? text.size(kilometres(shape)) : text.few}</span>
        {undo && (
          <Button kind="quiet" icon="undo" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </p>
      <AreaFaults editor={editor} />
      <div className="row ruled">
        <Submit form={form}>{text.save}</Submit>
        <Button onClick={leaveArea}>{text.cancel}</Button>
        <span className="grow" />
        {area && (
          <Removal
            label={text.remove}
            title={text.removeTitle}
            busy={removal.isPending}
            remove={() => removal.mutate({ id: area.id })}
          >
            <p>{only ? text.removeLast(area.name) : text.removeLead(area.name)}</p>
          </Removal>
        )}
      </div>
    </Form>
  );
}

function AreaFaults({ editor: { form, shape, far } }: Pick<AreaFormProps, 'editor'>) {
  return (
    <>
      {shape.some(({ corners }) => crossesItself(corners)) && <p className="error">{text.crossing}</p>}
      {far && (
        <p className="error" role="alert">
          {text.far({ line: far.line, km: far.kilometres })}
        </p>
      )}
      {form.attempts > 0 && !isWhole(shape) && (
        <p className="error" role="alert">
          {text.few}
        </p>
      )}
    </>
  );
}
