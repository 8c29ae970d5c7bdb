import { useEffect, useState } from 'react';
import { mailboxWords as text } from '../words.js';

/** Beside a sentence that a link was sent: where it is read in a demonstration, which sends nothing. */
export function MailboxLink() {
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    const find = async () => {
      const answered = await fetch('/api/console/demonstration');
      if (answered.ok) setMailbox(((await answered.json()) as { mailbox: string | null }).mailbox);
    };
    // Without an answer there is no link: whoever asked was told of the message already.
    find().catch(() => undefined);
  }, []);
  if (mailbox === null) return null;
  return (
    <a href={mailbox} target="_blank" rel="noreferrer">
      {text.open}
    </a>
  );
}
