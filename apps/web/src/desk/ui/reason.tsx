import type { ReactNode } from 'react';
import { useForm } from '../../base/form.js';
import { AreaField } from '../../base/ui/area.js';
import { Button } from '../../base/ui/button.js';
import { useClose } from '../../base/ui/dialog.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { reasonWords as text } from '../../base/words.js';

const MAX_LENGTH = 500;

interface ReasonProps {
  title: string;
  children?: ReactNode;
  usual: readonly string[];
  action: string;
  optional?: boolean;
  /** `primary`: the act is welcome, and the reason is a note. */
  tone?: 'danger' | 'primary';
  /** Label of the text; absent: the reason. */
  label?: string;
  /** The API's limit of characters. */
  most?: number;
  /** Does the act; then the dialog closes, or shows why it was refused. */
  confirm: (reason: string) => unknown;
}

export function Reason(props: ReasonProps) {
  const { title, children, usual, action, optional = false, confirm } = props;
  const { tone = 'danger', label = text.reason, most = MAX_LENGTH } = props;
  const close = useClose();
  const form = useForm({
    begin: { reason: '' },
    faults: ({ reason }) => (optional || reason.trim() !== '' ? {} : { reason: text.missing }),
    save: async ({ reason }) => {
      await confirm(reason.trim());
    },
    saved: () => close(),
  });
  return (
    <FormDialog form={form} title={title} action={action} tone={tone} back>
      {children}
      <AreaField label={label} rows={3} maxLength={most} {...form.field('reason')} />
      {usual.length > 0 && (
        <p className="row wrap">
          {usual.map((one) => (
            <Button key={one} onClick={() => form.set({ reason: one })}>
              {one}
            </Button>
          ))}
        </p>
      )}
    </FormDialog>
  );
}
