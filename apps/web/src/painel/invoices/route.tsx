import { again } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { idOf, partOf } from './invoices.rules.js';
import { InvoiceSheet } from './invoice-sheet.part.js';
import { InvoicesView } from './view.js';

export function InvoicesRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  useLive({ behind: () => void again('/api/admin/invoices') });
  const sheet = idOf(query.get('folha'));
  const chosen = idOf(query.get('fatura'));
  if (sheet !== null) return <InvoiceSheet id={sheet} />;
  return (
    <InvoicesView
      part={partOf(query.get('parte'))}
      mayWrite={may('invoices')}
      chosen={chosen}
      choose={(id) =>
        goQuery({ fatura: id === null ? null : String(id) }, { replace: chosen !== null && id !== null })
      }
    />
  );
}
