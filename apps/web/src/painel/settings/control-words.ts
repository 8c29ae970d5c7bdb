import { words } from '../../ground/language.js';

/** Texts of the controls. */
export const controlWords = words(
  {
    choices: {
      nearest_first: {
        label: 'O mais perto primeiro',
        does: 'Chama um por vez, do mais perto ao mais longe. Bom com poucos pedidos.',
      },
      broadcast: {
        label: 'Vários ao mesmo tempo',
        does: 'Oferece aos mais próximos ao mesmo tempo. É rápido, mas chama entregadores que ficam sem o pedido.',
      },
      fixed_list: { label: 'Lista fixa', does: 'Segue uma lista de entregadores, na ordem.' },
      planned: {
        label: 'Planejado',
        does: 'A cada poucos segundos olha todos os pedidos e entregadores juntos e decide quem leva o quê. Bom com muitos pedidos.',
      },
      offer: { label: 'Oferecer', does: 'O entregador aceita ou recusa.' },
      direct: { label: 'Atribuir', does: 'O entregador é contratado e recebe o pedido sem poder recusar.' },
      automatic: { label: 'Automático', does: 'Aceita quando há preço, área e entregadores.' },
      manual: { label: 'Manual', does: 'Alguém da operação aceita ou recusa cada um.' },
    },
    channels: { sms: 'SMS', whatsapp: 'WhatsApp' },
    units: {
      seconds: 'segundos',
      minutes: 'minutos',
      metres: 'metros',
      orders: 'pedidos',
      couriers: 'entregadores',
    },
    addCourier: 'Adicionar entregador…',
    takeOut: (name: string) => `Remover ${name} da lista`,
    earlier: (name: string) => `Chamar ${name} antes`,
  },
  {
    choices: {
      nearest_first: {
        label: 'Nearest first',
        does: 'Asks one at a time, from the nearest to the furthest. Good with few orders.',
      },
      broadcast: {
        label: 'Several at once',
        does: 'Offers to the nearest together. Quick, but most are disturbed for nothing.',
      },
      fixed_list: { label: 'Fixed list', does: 'Follows a list of couriers, in order.' },
      planned: {
        label: 'Planned',
        does: 'Every few seconds looks at all orders and couriers together and decides who takes what. Good with many orders.',
      },
      offer: { label: 'Ask', does: 'The courier accepts or declines.' },
      direct: { label: 'Tell', does: 'The courier is employed and gets the order at once.' },
      automatic: { label: 'Automatic', does: 'Accepts where there is a price, an area and couriers.' },
      manual: { label: 'By hand', does: 'Somebody of the operation accepts or refuses each one.' },
    },
    channels: { sms: 'SMS', whatsapp: 'WhatsApp' },
    units: {
      seconds: 'seconds',
      minutes: 'minutes',
      metres: 'metres',
      orders: 'orders',
      couriers: 'couriers',
    },
    addCourier: 'Add a courier…',
    takeOut: (name) => `Take ${name} off the list`,
    earlier: (name) => `Ask ${name} earlier`,
  },
);
