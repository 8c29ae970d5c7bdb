import { useEffect, useState } from 'react';
import { mailboxWords as text } from '../words.js';

/** Beside the notice of a sent link: a link to a demonstration's mailbox, which sends no mail. */
export function MailboxLink() {
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    const find = async () => {
      const answered = await fetch('/api/console/demonstration');
      if (answered.ok) setMailbox(((await answered.json()) as { mailbox: string | null }).mailbox);
    };
    // Without an answer there is no link: the sentence beside it has said enough.
    find().catch(() => undefined);
  }, []);
  if (mailbox === null) return null;
  return (
    <a href={mailbox} target="_blank" rel="noreferrer">
      {text.open}
    </a>
  );
}
