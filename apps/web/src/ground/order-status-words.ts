import { words } from './language.js';

/** States of an order as people outside the delivery company read them. `end` is the gender of the noun they describe. */
const statusWords = (end: 'a' | 'o') =>
  words(
    {
      waiting: 'Aguarda pagamento',
      scheduled: `Agendad${end}`,
      preparing: 'Em preparo',
      pending: 'Procurando entregador',
      accepted: 'Entregador a caminho da loja',
      arrived_pickup_location: 'Entregador na loja',
      collected: 'Saiu para entrega',
      delivered: 'Voltando à loja',
      completed: `Concluíd${end}`,
      cancelled: `Cancelad${end}`,
    },
    {
      waiting: 'Waits for payment',
      scheduled: 'Scheduled',
      preparing: 'Being prepared',
      pending: 'Looking for a courier',
      accepted: 'Courier on the way to the store',
      arrived_pickup_location: 'Courier at the store',
      collected: 'Out for delivery',
      delivered: 'Returning to the store',
      completed: 'Done',
      cancelled: 'Cancelled',
    },
  );

/** Of “uma entrega”. */
export const deliveryStatusWords = statusWords('a');
/** Of “um pedido”. */
export const orderStatusWords = statusWords('o');
