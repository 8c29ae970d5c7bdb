import { lazy } from '../../ground/lazy.js';
import type { Order } from '../data/api.store.js';
import { sheetName } from '../data/sheet.rules.js';
import { useSheet } from './sheet.hook.js';

const Sheets = lazy(() => import('./sheets.part.js'), 'Sheets', null);

interface OpenSheetProps {
  orders: readonly Order[];
  courierId: number;
}

/** The open sheet, beside the card of the current task: another task may come first while it is filled in. */
export function OpenSheet({ orders, courierId }: OpenSheetProps) {
  const sheet = useSheet(orders);
  if (!sheet) return null;
  return <Sheets key={sheetName(sheet.open)} {...sheet} courierId={courierId} />;
}
