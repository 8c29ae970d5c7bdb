import { useAttempt } from '../../base/attempt.js';
import { Button } from '../../base/ui/button.js';
import { reportWords as text } from '../words.js';

/** The server writes the file, with every row. */
export function ExportButtons({ save }: { save: (format: 'csv' | 'xlsx') => Promise<void> }) {
  const saving = useAttempt(save);
  return (
    <>
      <Button icon="download" busy={saving.busy} onClick={() => saving.run('csv')}>
        {text.export}
      </Button>
      <Button busy={saving.busy} onClick={() => saving.run('xlsx')}>
        {text.workbook}
      </Button>
    </>
  );
}
