import type { KeptMessage } from '#domain';
import { textOf } from '#runtime';
import { Document, documentMarkup } from '../http/html.page.js';
import { WORDS } from './words.js';

const words = WORDS.pt;
const CHANNELS: Readonly<Record<string, string>> = words.channels;
const LINK = /(https?:\/\/\S+)/;

/** Newest text first. The page works without scripts. */
export function mailboxPage(
  style: string,
  messages: readonly KeptMessage[],
  timeZone: string,
): Promise<string> {
  const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone });
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
