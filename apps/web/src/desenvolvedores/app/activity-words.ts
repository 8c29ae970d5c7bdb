import { words } from '../../ground/language.js';

/** Acts on an app, after the name of who did them. */
export const activityWords = words(
  {
    lead: 'Quem fez o quê neste aplicativo.',
    acts: {
      created: 'criou o aplicativo',
      updated: 'mudou os ajustes',
      logo_set: 'trocou o logo',
      logo_removed: 'removeu o logo',
      credentials_regenerated: 'gerou outra credencial de teste',
      webhook_changed: 'mudou o webhook',
      webhook_secret_shown: 'viu o segredo do webhook',
      webhook_tested: 'enviou um teste ao webhook',
      delivery_resent: 'enviou uma mensagem de novo',
      robots_switched: 'ligou ou desligou os robôs',
      order_created: 'criou um pedido de teste',
      order_moved: 'avançou um pedido de teste',
      probed: 'enviou mensagens de verificação',
      submitted: 'enviou para revisão',
      connection_credentials_shown: 'viu a credencial de uma loja',
      connection_credentials_renewed: 'trocou a credencial de uma loja',
    },
  },
  {
    lead: 'Who did what in this app.',
    acts: {
      created: 'created the app',
      updated: 'changed the settings',
      logo_set: 'changed the logo',
      logo_removed: 'removed the logo',
      credentials_regenerated: 'made another test credential',
      webhook_changed: 'changed the webhook',
      webhook_secret_shown: 'saw the webhook’s secret',
      webhook_tested: 'sent a test to the webhook',
      delivery_resent: 'sent a message again',
      robots_switched: 'turned the robots on or off',
      order_created: 'created a test order',
      order_moved: 'moved a test order',
      probed: 'sent messages to check',
      submitted: 'submitted it for review',
      connection_credentials_shown: 'saw the credential of a merchant',
      connection_credentials_renewed: 'replaced the credential of a merchant',
    },
  },
);
