import type { KeptMessage } from '#domain';
import { textOf } from '#runtime';
import { html } from '../tracking/html.mapper.js';
import { WORDS } from './words.js';

const words = WORDS.pt;
const CHANNELS: Readonly<Record<string, string>> = words.channels;
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
        <title>${words.title}</title>
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <main class="alone">
          <h1>${words.heading}</h1>
          <p>${words.about}</p>
          ${messages.length === 0 && html`<p>${words.none}</p>`}
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
