import { words } from '../../ground/language.js';

export const ordersWords = words(
  {
    title: 'Entregas',
    search: 'Número, cliente ou telefone',
    parts: { open: 'Em andamento', done: 'Concluídas', cancelled: 'Canceladas' },
    partsLabel: 'Situação',
    emptyOpen: 'Nenhuma entrega em andamento',
    emptyOpenLead: 'Peça a primeira: nome, telefone e endereço bastam. O preço aparece antes.',
    emptyDone: 'Nenhuma entrega aqui ainda',
    emptySearch: 'Nada encontrado. Tente o número do pedido, o nome ou o telefone do cliente.',
    deliver: 'Pedir entrega',
    file: 'Enviar planilha',
    stops: (more: number) => (more === 1 ? '+ 1 parada' : `+ ${more} paradas`),
    at: (when: string) => `para ${when}`,
    list: 'Entregas',
  },
  {
    title: 'Deliveries',
    search: 'Number, customer or phone',
    parts: { open: 'Under way', done: 'Done', cancelled: 'Cancelled' },
    partsLabel: 'State',
    emptyOpen: 'No delivery under way',
    emptyOpenLead: 'Order the first: name, phone and address are enough. The price comes before.',
    emptyDone: 'Nothing here yet',
    emptySearch: 'Nothing found. Try the order’s number, or the customer’s name or phone.',
    deliver: 'Order a delivery',
    file: 'Send a sheet',
    stops: (more) => (more === 1 ? '+ 1 stop' : `+ ${more} stops`),
    at: (when) => `for ${when}`,
    list: 'Deliveries',
  },
);
