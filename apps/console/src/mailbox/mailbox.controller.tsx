import { MessageLog, type KeptMessage } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig, injected, textOf } from '#runtime';
import { NotFoundException } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { Document, documentMarkup } from '../http/html.page.js';
import { WORDS } from './words.js';

const PATH = 'api/console/mailbox';
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LOOPBACK_PEER = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const api = publicApi('api/console', {
  log: MessageLog,
  assets: PageAssets,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

/** The demonstration's mailbox. Its links and codes open accounts, so it answers on this machine only. */
export const MailboxController = api.controller('MailboxController', {
  demonstration: api.get('demonstration', {
    summary: 'Says where the texts of a demonstration can be read',
    answer: z.strictObject({
      /** Address of the mailbox page; null: texts are really sent. */
      mailbox: z.string().nullable(),
    }),
    run: ({ config, request }) => ({ mailbox: isOpenTo(config, request) ? `/${PATH}` : null }),
  }),
  page: api.send('mailbox', {
    summary: 'A page with the texts that the demonstration would have sent',
    mediaTypes: ['text/html'],
    errors: [404],
    run: async ({ log, assets, config, request, response }) => {
      if (!isOpenTo(config, request)) throw new NotFoundException();
      const messages = await log.mailbox(null);
      const page = await mailboxPage(assets.url('tracking-page.css'), messages);
      response.set({
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      });
      response.type('html').send(page);
    },
  }),
});

/** A page elsewhere whose name resolves to this machine sends that name as the host. */
function isOpenTo({ demonstration, publicUrl }: RuntimeConfig, { socket, headers }: Request): boolean {
  return (
    demonstration &&
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    headers.host?.toLowerCase() === new URL(publicUrl).host
  );
}

const words = WORDS.pt;
const CHANNELS: Readonly<Record<string, string>> = words.channels;
const LINK = /(https?:\/\/\S+)/;

function mailboxPage(style: string, messages: readonly KeptMessage[]): Promise<string> {
  const when = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Sao_Paulo',
  });
  return documentMarkup(
    <Document language="pt-BR" title={words.title} styles={[style]}>
      <main className="alone">
        <h1>{words.heading}</h1>
        <p>{words.about}</p>
        {messages.length === 0 && <p>{words.none}</p>}
        {messages.map((message, at) => (
          <MessageCard key={at} message={message} when={when.format(message.createdAt)} />
        ))}
      </main>
    </Document>,
  );
}

function MessageCard({ message, when }: { readonly message: KeptMessage; readonly when: string }) {
  const { subject, text } = textOf(message);
  return (
    <section className="card">
      <h2>{subject}</h2>
      <p>{`${when} · ${CHANNELS[message.channel] ?? message.channel} · ${message.recipient}`}</p>
      <p>
        {text.split(LINK).map((part, at) =>
          LINK.test(part) ? (
            <a key={at} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </section>
  );
}
