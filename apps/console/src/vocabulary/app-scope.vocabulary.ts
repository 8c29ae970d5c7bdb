import type { AppScope } from '#domain';
import { told, type Told } from '#runtime';

/** What an app may do with each scope that a merchant agreed to. */
export const SCOPE_MEANINGS: Readonly<Record<AppScope, Told>> = {
  quote: told('perguntar preços e prazos', 'ask for prices and times'),
  order: told(
    'pedir, liberar e cancelar entregas, pagas pela carteira ou pela fatura da loja',
    'order, release and cancel deliveries, paid by the shop’s wallet or its invoice',
  ),
  see_own: told('ver as entregas que o aplicativo pediu', 'see the deliveries that the app ordered'),
  see_all: told(
    'ver todas as entregas da loja; inclui `see_own`',
    'see all deliveries of the shop; includes `see_own`',
  ),
  statement: told('ver saldo, extrato, gastos e faturas', 'see balance, statement, spending and invoices'),
  store: told(
    'ver e mudar o cadastro, os horários e a agenda de endereços',
    'see and change the shop’s record, hours and address book',
  ),
};
