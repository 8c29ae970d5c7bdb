import { words } from '../../ground/language.js';

/** Texts of the list of wallets with a balance. */
export const balanceWords = words(
  {
    filters: 'Filtros das carteiras',
    whose: 'De quem',
    balance: 'Saldo',
    wallet: 'Carteira',
    roles: { merchant: 'Lojas', courier: 'Entregadores' },
    sides: { held: 'A favor', owed: 'Em dívida' },
    none: { held: 'Nenhuma carteira com saldo a favor', owed: 'Nenhuma carteira em dívida' },
    found: (count: number) =>
      `${count} ${count === 1 ? 'carteira' : 'carteiras'}, da maior quantia à menor. O valor abre os lançamentos.`,
    openEntries: (balance: string, name: string) => `${balance}, ${name}: ver lançamentos`,
  },
  {
    filters: 'Filters of wallets',
    whose: 'Whose',
    balance: 'Balance',
    wallet: 'Wallet',
    roles: { merchant: 'Merchants', courier: 'Couriers' },
    sides: { held: 'Held', owed: 'Owed' },
    none: { held: 'No wallet holds a balance', owed: 'No wallet owes' },
    found: (count) =>
      `${count} ${count === 1 ? 'wallet' : 'wallets'}, the greatest amount first. The amount opens the entries.`,
    openEntries: (balance, name) => `${balance}, ${name}: show entries`,
  },
);
