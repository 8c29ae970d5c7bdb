import { screen } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import type { Answer } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import { ShiftNow } from './courier-list.part.js';

type PresentCourier = Answer<'/api/admin/shifts/now'>['items'][number];

const aCourier = (more: Partial<PresentCourier> = {}): PresentCourier => ({
  bookingId: 1,
  shiftId: 7,
  courierId: 5,
  courierName: 'Ana Souza',
  phone: '19 99999-0001',
  merchantId: null,
  merchantName: null,
  areaName: null,
  here: true,
  seen: true,
  startsAt: '2026-11-26T14:00:00.000Z',
  endsAt: '2026-11-26T18:00:00.000Z',
  ...more,
});

it('the board names who should be here and is missing, with the phone', async () => {
  const away = {
    bookingId: 2,
    courierName: 'Bruno Lima',
    here: false,
    seen: false,
    merchantName: 'Padaria Sol',
  };
  answering({ GET: { items: [aCourier(away), aCourier()] } });
  renderReading(<ShiftNow />);
  expect(await screen.findByText('1 falta no turno')).toBeTruthy();
  expect(screen.getByText('1 de 2 do turno estão aqui')).toBeTruthy();
  const line = screen.getByText('Bruno Lima').closest('li')!;
  expect(line.textContent).toMatch(/só para Padaria Sol.*19 99999-0001/);
  expect(screen.queryByText('Ana Souza')).toBeNull();
});
