import { words } from '../../ground/language.js';

export const noticeWords = words(
  {
    returningTitle: (id: string) => `O pedido ${id} foi cancelado`,
    returning: (shop: string) =>
      `Não entregue: leve os produtos de volta para ${shop} e toque em "Devolvi o pedido". Se você já entregou, ligue para a central antes de voltar.`,
    understood: 'Entendi',
    silent: 'O som das ofertas está desligado. Toque na tela para ligar.',
    allowSound: 'Ligar o som',
  },
  {
    returningTitle: (id) => `Order ${id} was cancelled`,
    returning: (shop) =>
      `Do not deliver it: take the goods back to ${shop} and tap "I returned the order". If you have delivered it already, call the company before you go back.`,
    understood: 'Understood',
    silent: 'The sound of offers is off. Touch the screen to turn it on.',
    allowSound: 'Turn the sound on',
  },
);
