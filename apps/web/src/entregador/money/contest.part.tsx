import { useState } from 'react';
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

export function Contest({ about, subjectId, what, close }: ContestProps) {
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <Dialog title={text.sentTitle} close={close}>
        <p role="status">{text.sentLead}</p>
      </Dialog>
    );
  return (
    <EvidenceDialog
      title={about === 'block' ? text.askReview : text.contest}
      lead={what}
      label={text.why}
      action={text.send}
      send={(why, photo) => {
        const body = formOf({ about, subjectId: String(subjectId), text: why });
        if (photo) body.append('photo', photo, 'foto.jpg');
        return sendAct('POST', '/api/courier/contests', { body });
      }}
      sent={() => setSent(true)}
      close={close}
    />
  );
}

interface EvidenceDialogProps extends Record<'title' | 'lead' | 'label' | 'action', string> {
  send: (said: string, photo: Blob | null) => Promise<unknown>;
  sent: () => void;
  close: () => void;
}

const NOTHING = { text: '', photos: [] as readonly Blob[] };

/** What the courier says of a case, with a photo if there is one. */
export function EvidenceDialog({ title, lead, label, action, send, sent, close }: EvidenceDialogProps) {
  const form = useForm({
    begin: NOTHING,
    save: ({ text: said, photos: [photo = null] }) => send(said.trim(), photo),
    saved: sent,
  });
  return (
    <Dialog title={title} close={close}>
      <Form form={form}>
        <p className="soft">{lead}</p>
        <AreaField label={label} rows={4} maxLength={2_000} {...form.field('text')} />
        <Photos
          photos={form.values.photos}
          change={(by) => form.set({ photos: by(form.values.photos).slice(-1) })}
        />
        <Submit form={form} className="big" disabled={form.values.text.trim().length < 3}>
          {action}
        </Submit>
      </Form>
    </Dialog>
  );
}
