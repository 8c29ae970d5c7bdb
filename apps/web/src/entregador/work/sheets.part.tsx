import type { Order, Stop } from '../data/api.store.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { DeliverSheet } from './deliver-sheet.part.js';
import { FailSheet, GiveBackSheet } from './give-up-sheets.part.js';

import './task.css';

interface SheetsProps {
  open: OpenSheet;
  order: Order;
  stop: Stop | null;
  courierId: number;
}

export function Sheets({ open, order, stop, courierId }: SheetsProps) {
  if (open.kind === 'give-back') return <GiveBackSheet open={open} order={order} courierId={courierId} />;
  if (!stop) return null;
  const Shown = open.kind === 'deliver' ? DeliverSheet : FailSheet;
  return <Shown open={open} order={order} stop={stop} courierId={courierId} />;
}
