import { moment } from '../../ground/time.js';
import { Unread } from '../../ground/ui/empty.js';
import { useSandboxMessages } from './orders.hook.js';
import { ordersWords as text } from '../words.js';

/** What the sandbox would have written to recipients: it writes to nobody. */
export function SandboxMessages({ appId }: { appId: number }) {
  const found = useSandboxMessages(appId);
  return (
    <section className="box stack">
      <h2>{text.messages}</h2>
      <p className="soft">{text.messagesLead}</p>
      {!found.isSuccess && <Unread of={found} lines={3} />}
      {found.data?.length === 0 && <p className="soft">{text.noMessages}</p>}
      <ul className="lines">
        {found.data?.map(({ id, channel, recipient, text: said, createdAt }) => (
          <li key={id} className="stack">
            <span className="soft small">
              {moment(createdAt)} · {channel} · {recipient}
            </span>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
