import type { KeptMessage } from '#domain';
import { textOf } from '#runtime';
import { html } from '../tracking/html.mapper.js';

const CHANNELS: Readonly<Record<string, string>> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' };
const LINK = /(https?:\/\/\S+)/;

/** The texts that a demonstration would have sent, newest first, with their links. It works without scripts. */
export function mailboxPage(styleUrl: string, messages: readonly KeptMessage[], timeZone: string): string {
  const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Caixa de mensagens da demonstração</title>
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <main class="alone">
          <h1>Caixa de mensagens</h1>
          <p>
            A demonstração não envia nada: aqui está o que as pessoas receberiam por e-mail, SMS e WhatsApp,
            da mais nova à mais antiga. Atualize a página para ver as próximas.
          </p>
          ${messages.length === 0 && html`<p>Nenhuma mensagem ainda.</p>`}
          ${messages.map((message) => card(message, when.format(message.createdAt)))}
        </main>
      </body>
    </html>`.text;
}

function card(message: KeptMessage, when: string) {
  const { subject, text } = textOf(message);
  return html`<section class="card">
    <h2>${subject}</h2>
    <p>${when} · ${CHANNELS[message.channel] ?? message.channel} · ${message.recipient}</p>
    <p>${text.split(LINK).map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : part))}</p>
  </section>`;
}
