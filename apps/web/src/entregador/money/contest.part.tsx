import { formOf } from '../../base/api/call.js';
import { useForm } from '../../base/form.js';
import { AreaField } from '../../base/ui/area.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Form, Submit } from '../../base/ui/form.js';
import { sendAct } from '../data/api.store.js';
import type { Contest as Contested } from '../data/wallet.query.js';
import { Photos } from '../work/proof.part.js';
import { contestWords as text } from '../words.js';

export interface ContestProps {
  about: Contested['about'];
  /** Id of the entry or the order; 0: a block. */
  subjectId: number;
  /** The courier's name for the subject. */
  what: string;
  close: () => void;
}

const NOTHING = { text: '', photos: [] as readonly Blob[] };

export function Contest({ about, subjectId, what, close }: ContestProps) {
  const form = useForm({
    begin: NOTHING,
    save: ({ text: why, photos: [photo] }) => {
      const body = formOf({ about, subjectId: String(subjectId), text: why.trim() });
      if (photo) body.append('photo', photo, 'foto.jpg');
      return sendAct('POST', '/api/courier/contests', { body });
    },
  });
  if (form.done)
    return (
      <Dialog title={text.sentTitle} close={close}>
        <p role="status">{text.sentLead}</p>
      </Dialog>
    );
  return (
    <Dialog title={about === 'block' ? text.askReview : text.contest} close={close}>
      <Form form={form}>
        <p className="soft">{what}</p>
        <AreaField label={text.why} rows={4} maxLength={2_000} {...form.field('text')} />
        <Photos
          photos={form.values.photos}
          change={(by) => form.set({ photos: by(form.values.photos).slice(-1) })}
        />
        <Submit form={form} className="big" disabled={form.values.text.trim().length < 3}>
          {text.send}
        </Submit>
      </Form>
    </Dialog>
  );
}
