import { words } from '../../ground/language.js';

export const shiftWords = words(
  {
    question: 'Até que horas você trabalha?',
    open: 'Sem hora marcada',
    lead: 'Depois dessa hora não chegam coletas novas.',
    over: (end: string) => `Seu turno terminou às ${end}: não chegam coletas novas.`,
  },
  {
    question: 'Until when do you work?',
    open: 'No fixed time',
    lead: 'No new pickups come after this time.',
    over: (end) => `Your shift ended at ${end}: no new pickups come.`,
  },
);
