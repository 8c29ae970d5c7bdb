import { useState } from 'react';
import { calendarDay, now } from '../../ground/time.js';
import { useDraft } from '../../ground/form-fields.js';
import { save } from '../../ground/download.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { courierStatementWords as text } from '../words.js';

const WEEK_MS = 6 * 86_400_000;

/** A courier's statement of any days, as a file: beyond a month it has months instead of movements. */
export function CourierStatement({ courierId }: { courierId: number }) {
  const form = useDraft(() => {
    const today = now();
    return { from: calendarDay(today - WEEK_MS), to: calendarDay(today) };
  });
  const days = form.values;
  const [busy, setBusy] = useState<string | null>(null);
  const file = async (format: 'pdf' | 'csv') => {
    setBusy(format);
    await save('/api/admin/couriers/{id}/statement', { id: courierId, ...days, format });
    setBusy(null);
  };
  return (
    <details>
      <summary>{text.title}</summary>
      <div className="row wrap end g12">
        {(['from', 'to'] as const).map((end) => (
          <TextField key={end} label={text[end]} type="date" {...form.field(end)} />
        ))}
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            busy={busy === format}
            disabled={days.from === '' || days.to < days.from}
            onClick={() => void file(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <p className="soft small">{text.hint}</p>
    </details>
  );
}
