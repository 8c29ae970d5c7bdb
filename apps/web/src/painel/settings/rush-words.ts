import { words } from '../../ground/language.js';

export const rushWords = words(
  {
    calm: 'O modo pico está desligado.',
    under: (until: string) => `Modo pico ligado até ${until}`,
    surge: (percent: string) => `Preços ${percent.replace('.', ',')} % maiores para pedidos novos.`,
    promise: (minutes: number) => `Prazo prometido ${minutes} minutos maior.`,
    paused: (count: number) =>
      count === 0
        ? 'Nenhuma área pausada.'
        : count === 1
          ? 'Pedidos novos pausados em 1 área.'
          : `Pedidos novos pausados em ${count} áreas.`,
    pausedAll: 'Pedidos novos pausados em toda parte.',
    end: 'Desligar agora',
    ended: 'Modo pico desligado',
    started: 'Modo pico ligado',
    lasts: 'Por quanto tempo',
    minutes: (minutes: number) =>
      minutes < 60 ? `${minutes} minutos` : `${minutes / 60} h`.replace('.', ','),
    short: (minutes: number) => `${minutes} min`,
    surgeField: 'Acréscimo no preço (%)',
    surgeHint: 'Enquanto durar, vale no lugar do preço dinâmico dos Ajustes.',
    promiseField: 'Minutos a mais no prazo',
    promiseHint: 'Somados ao prazo prometido dos pedidos novos.',
    pause: 'Pausar pedidos novos',
    pauseHint: 'Pedidos com coleta nessas áreas são recusados; os já aceitos seguem.',
    everywhere: 'Em toda parte',
    preview: 'O que mudaria',
    now: 'Agora',
    situation: (orders: number, couriers: number) =>
      `${orders} ${orders === 1 ? 'pedido procurando' : 'pedidos procurando'}, ${couriers} ${couriers === 1 ? 'entregador livre' : 'entregadores livres'}`,
    price: 'Preço médio',
    noPrice: 'sem pedidos na última hora para comparar',
    promised: 'Prazo',
    refusals: 'Recusados',
    refusedOf: (refused: number, all: number) => `${refused} dos ${all} da última hora`,
    change: (before: string, then: string) => `${before} → ${then}`,
    endsItself: 'Desliga sozinho no fim. Pedidos já feitos não mudam de preço nem de prazo.',
    start: 'Ligar modo pico',
  },
  {
    calm: 'No rush is on.',
    under: (until) => `Rush until ${until}`,
    surge: (percent) => `Prices ${percent} % higher for new orders.`,
    promise: (minutes) => `Promises ${minutes} minutes longer.`,
    paused: (count) =>
      count === 0
        ? 'No area is paused.'
        : count === 1
          ? 'New orders are paused in 1 area.'
          : `New orders are paused in ${count} areas.`,
    pausedAll: 'New orders are paused everywhere.',
    end: 'End it now',
    ended: 'Rush ended',
    started: 'Rush started',
    lasts: 'For how long',
    minutes: (minutes) => (minutes < 60 ? `${minutes} minutes` : `${minutes / 60} h`),
    short: (minutes) => `${minutes} min`,
    surgeField: 'Added to the price (%)',
    surgeHint: 'Instead of the usual dynamic price.',
    promiseField: 'Minutes added to promises',
    promiseHint: 'For new orders.',
    pause: 'Pause new orders',
    pauseHint: 'Orders with a pickup in these areas are refused; accepted ones go on.',
    everywhere: 'Everywhere',
    preview: 'What would change',
    now: 'Now',
    situation: (orders, couriers) =>
      `${orders} ${orders === 1 ? 'order' : 'orders'} searching, ${couriers} free ${couriers === 1 ? 'courier' : 'couriers'}`,
    price: 'Mean price',
    noPrice: 'no order of the last hour to compare',
    promised: 'Promise',
    refusals: 'Refused',
    refusedOf: (refused, all) => `${refused} of ${all} of the last hour`,
    change: (before, then) => `${before} → ${then}`,
    endsItself: 'It ends by itself. Orders placed already keep price and promise.',
    start: 'Start the rush',
  },
);
