import { FEDERATIVE_UNITS, isFederativeUnit } from '#domain';
import { CommandArguments, type Ask } from '../command.types.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REAIS = /^\d{1,6}([.,]\d{1,2})?$/;

/** Asks for all that the first order of a hub needs; an invalid answer is asked for again. */
export async function askForHub(ask: Ask): Promise<CommandArguments> {
  const name = await until(ask, 'Name of the company', isFilled);
  const city = await until(ask, 'City', isFilled);
  const state = (
    await until(ask, `State (${FEDERATIVE_UNITS.join(' ')})`, (text) => isFederativeUnit(text.toUpperCase()))
  ).toUpperCase();
  const values = {
    ...{ guided: true, name, city, state },
    timezone: await until(ask, 'Time zone', isFilled, 'America/Sao_Paulo'),
    operator: await until(ask, 'Name of the first operator', isFilled),
    email: await until(ask, 'E-mail of the first operator', (text) => EMAIL.test(text)),
    vehicle: await until(ask, 'Vehicle type', isFilled, 'Moto'),
    base: await until(ask, 'Price of a delivery, in reais', (text) => REAIS.test(text), '7.00'),
    'per-km': await until(ask, 'Price of a kilometre, in reais', (text) => REAIS.test(text), '1.50'),
    gazetteer: await ask('CSV file of the streets (empty: none, addresses come from NOMINATIM_URL)'),
    area: await ask('GeoJSON file of the service area (empty: none, orders go anywhere)'),
    merchant: await until(ask, 'Name of the first merchant', isFilled),
    phone: await until(ask, 'Phone of the merchant, with area code', isFilled),
  };
  return new CommandArguments(values, {});
}

async function until(
  ask: Ask,
  question: string,
  accepts: (answer: string) => boolean,
  usual?: string,
): Promise<string> {
  for (;;) {
    const answer = (await ask(question, usual)).trim();
    if (accepts(answer)) return answer;
  }
}

function isFilled(text: string): boolean {
  return text !== '';
}
