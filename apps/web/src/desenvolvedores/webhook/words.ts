import { words } from '../../ground/language.js';

export const webhookWords = words(
  {
    title: 'Webhook',
    lead: 'O endereço que recebe os eventos dos pedidos deste aplicativo.',
    url: 'Endereço',
    hint: 'Começa com https. Responda em até 10 segundos.',
    own: 'Lojas podem usar um endereço próprio',
    any2xx: 'Aceitar qualquer resposta 2xx como recebida',
    off: 'Desligado depois de falhas seguidas: corrija e salve para religar.',
    last: (said: string) => `Última resposta: ${said}`,
    secret: 'Assinatura',
    secretLead: {
      open_delivery:
        'X-App-Signature é o HMAC-SHA256 do corpo com o client_secret. Além dele, cada mensagem leva a assinatura Standard Webhooks, com o segredo abaixo.',
      full_api: 'Cada mensagem leva a assinatura Standard Webhooks, com o segredo abaixo.',
      model_m:
        'Signature-V2 é o HMAC-SHA512 do corpo com a chave. Além dele, cada mensagem leva a assinatura Standard Webhooks, com o segredo abaixo.',
    },
    show: 'Ver segredo',
    verify: 'Como conferir a assinatura',
    test: 'Mensagem de teste',
    testLead: 'Enviada na hora, com a forma do evento escolhido. A resposta aparece aqui.',
    event: 'Evento',
    first: 'Padrão',
    send: 'Enviar teste',
    tested: (status: number) => `O endereço respondeu ${String(status)}.`,
    failed: (why: string) => `Sem resposta aceita: ${why}`,
    noAnswer: 'nenhuma resposta a tempo',
    needsUrl: 'Salve um endereço para enviar testes.',
  },
  {
    title: 'Webhook',
    lead: 'The address that receives the events of this app’s orders.',
    url: 'Address',
    hint: 'It begins with https. Answer within 10 seconds.',
    own: 'Merchants may use an address of their own',
    any2xx: 'Take any 2xx answer as received',
    off: 'Turned off after failures in a row: mend it and save to turn it on.',
    last: (said) => `Last answer: ${said}`,
    secret: 'Signature',
    secretLead: {
      open_delivery:
        'X-App-Signature is the HMAC-SHA256 of the body with the client_secret. Besides, each message has the signature of Standard Webhooks, with the secret below.',
      full_api: 'Each message has the signature of Standard Webhooks, with the secret below.',
      model_m:
        'Signature-V2 is the HMAC-SHA512 of the body with the key. Besides, each message has the signature of Standard Webhooks, with the secret below.',
    },
    show: 'Show secret',
    verify: 'How to check the signature',
    test: 'Test message',
    testLead: 'Sent at once, in the form of the chosen event. The answer appears here.',
    event: 'Event',
    first: 'The usual one',
    send: 'Send a test',
    tested: (status) => `The address answered ${String(status)}.`,
    failed: (why) => `No accepted answer: ${why}`,
    noAnswer: 'no answer in time',
    needsUrl: 'Save an address to send tests.',
  },
);
