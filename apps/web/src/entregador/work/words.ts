import { words } from '../../ground/language.js';

export const workWords = words(
  {
    offline: 'Você está offline',
    offlineLead: 'Fique online para receber ofertas.',
    goOnline: 'Ficar online',
    goOffline: 'Ficar offline',
    waiting: 'Disponível',
    waitingLead: 'Procurando pedidos perto de você. A tela fica acesa enquanto você trabalha.',
    band: {
      toPickup: 'Indo para a coleta',
      atPickup: 'Na coleta',
      toStop: 'Indo para a entrega',
      atStop: 'Na entrega',
      toReturn: 'Devolvendo à loja',
    },
    network: 'Sem internet',
    pending: (count: number) => (count === 1 ? '1 ação por enviar' : `${count} ações por enviar`),
    refused: 'O celular bloqueou a localização',
    refusedLead:
      'Sem ela não chegam ofertas. Abra o cadeado ao lado do endereço (ou Configurações › Apps › Navegador › Permissões), permita Localização e volte aqui.',
    weak: 'Sem sinal de GPS. Vá para um lugar aberto.',
    blocked: 'Você está bloqueado para novas ofertas',
    blockedUntil: (until: string) => `Até ${until}. Os pedidos que já estão com você podem ser terminados.`,
    blockedOpen:
      'Até a empresa desbloquear: fale com a central. Os pedidos que já estão com você podem ser terminados.',
  },
  {
    offline: 'You are offline',
    offlineLead: 'Go online to receive offers.',
    goOnline: 'Go online',
    goOffline: 'Go offline',
    waiting: 'Available',
    waitingLead: 'Looking for orders near you. The screen stays on while you work.',
    band: {
      toPickup: 'On the way to the pickup',
      atPickup: 'At the pickup',
      toStop: 'On the way to the drop',
      atStop: 'At the drop',
      toReturn: 'Returning to the shop',
    },
    network: 'No internet',
    pending: (count) => (count === 1 ? '1 act to be sent' : `${count} acts to be sent`),
    refused: 'The phone blocks the location',
    refusedLead:
      'Without it there are no offers. Open the padlock beside the address (or Settings › Apps › Browser › Permissions), allow Location and come back.',
    weak: 'No GPS signal. Go to an open place.',
    blocked: 'You are blocked for new offers',
    blockedUntil: (until) => `Until ${until}. Orders in hand can be finished.`,
    blockedOpen: 'Until the company unblocks you: contact it. Orders in hand can be finished.',
  },
);
