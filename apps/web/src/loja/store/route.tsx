import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { Unread } from '../../ground/ui/empty.js';
import { Access } from './access.part.js';
import { Customers, Pickups } from './book.part.js';
import { Facts } from './facts.part.js';
import { Hours } from './hours.part.js';
import { Logo } from './logo.part.js';
import { Users } from './users.part.js';
import { storeWords as text } from '../words.js';
import { useKnownSession } from '../data/session.hook.js';

/** What the owner sets for the store; sub-users have the customers and their own access. */
export function StoreRoute() {
  const { may } = useKnownSession();
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {may.manage && <Owned />}
      <Customers mayChange={may.change} />
      {may.manage && <Pickups />}
      {may.manage && <Users />}
      <Access />
    </main>
  );
}

function Owned() {
  const found = useQuery(read('/api/merchant/account'));
  if (!found.isSuccess) return <Unread of={found} lines={8} />;
  return (
    <>
      <Facts account={found.data} />
      <Logo account={found.data} />
      <Hours account={found.data} />
    </>
  );
}
