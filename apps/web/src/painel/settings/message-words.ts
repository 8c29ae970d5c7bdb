import { words } from '../../ground/language.js';

export const messageWords = words(
  {
    log: 'O que foi mandado',
    state: 'Estado',
    any: 'Todos',
    states: { queued: 'na fila', sent: 'mandado', given_up: 'não chegou' },
    none: 'Nada foi mandado ainda',
    noneLead: 'Ligue um canal acima; cada aviso aparece aqui com o que houve.',
    templates: {
      delivery_on_the_way: 'Saiu para entrega',
      delivery_arriving: 'Está chegando',
      delivery_delivered: 'Entregue',
      password_reset: 'Nova senha',
      courier_offer: 'Oferta a entregador',
      courier_offer_gone: 'Oferta encerrada',
    },
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', push: 'push' },
    order: (id: number) => `pedido ${id}`,
    failed: (attempts: number, error: string) =>
      `${attempts === 1 ? '1 tentativa' : `${attempts} tentativas`}: ${error}`,
    resend: 'Mandar de novo',
    resent: 'Aviso na fila de novo',
    older: 'Mostrar mais antigos',
  },
  {
    log: 'What was sent',
    state: 'State',
    any: 'All',
    states: { queued: 'queued', sent: 'sent', given_up: 'not delivered' },
    none: 'Nothing was sent yet',
    noneLead: 'Switch a channel on above; every message appears here with what became of it.',
    templates: {
      delivery_on_the_way: 'On the way',
      delivery_arriving: 'Arriving',
      delivery_delivered: 'Delivered',
      password_reset: 'New password',
      courier_offer: 'Offer to a courier',
      courier_offer_gone: 'Offer ended',
    },
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', push: 'push' },
    order: (id) => `order ${id}`,
    failed: (attempts, error) => `${attempts === 1 ? '1 try' : `${attempts} tries`}: ${error}`,
    resend: 'Send again',
    resent: 'The message is queued again',
    older: 'Show older',
  },
);
