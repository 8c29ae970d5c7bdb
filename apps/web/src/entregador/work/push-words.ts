import { words } from '../../ground/language.js';

export const pushWords = words(
  {
    title: 'Receba ofertas com a tela apagada',
    lead: 'O celular avisa cada oferta, com o valor e o caminho, mesmo com o aplicativo fechado. Só enquanto você está online.',
    allow: 'Permitir avisos',
    later: 'Agora não',
    refused: 'O celular bloqueou os avisos',
    refusedLead:
      'As ofertas só chegam com o aplicativo aberto. Para mudar, abra o cadeado ao lado do endereço (ou Configurações › Apps › Navegador › Notificações) e permita Notificações.',
    understood: 'Entendi',
  },
  {
    title: 'Receive offers with the screen off',
    lead: 'The phone announces each offer, with pay and way, even when the app is closed. Only while you are online.',
    allow: 'Allow notifications',
    later: 'Not now',
    refused: 'The phone blocks notifications',
    refusedLead:
      'Offers come only while the app is open. To change it, open the padlock beside the address (or Settings › Apps › Browser › Notifications) and allow Notifications.',
    understood: 'Understood',
  },
);
