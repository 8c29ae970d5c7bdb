import type { Order, Stop } from '../data/api.store.js';
import { DeliverSheet } from './deliver-sheet.part.js';
import { FailSheet, GiveBackSheet } from './give-up-sheets.part.js';

import './parts.css';
import './task.css';

interface SheetsProps {
  open: 'deliver' | 'fail' | 'give-back';
  order: Order;
  stop: Stop | null;
  courierId: number;
  close: () => void;
}

export function Sheets({ open, order, stop, courierId, close }: SheetsProps) {
  if (open === 'give-back') return <GiveBackSheet order={order} courierId={courierId} close={close} />;
  if (!stop) return null;
  const Shown = open === 'deliver' ? DeliverSheet : FailSheet;
  return <Shown order={order} stop={stop} courierId={courierId} close={close} />;
}
