import { type ComponentProps } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';

const AddressForm = lazy(() => import('./address-form.part.js').then((part) => part.AddressForm));

export function LaterAddress(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense>
      <AddressForm {...props} />
    </Suspense>
  );
}

const Conversation = lazy(() => import('./conversation.part.js').then((part) => part.Conversation));

export function LaterConversation(props: ComponentProps<typeof Conversation>) {
  return (
    <Suspense>
      <Conversation {...props} />
    </Suspense>
  );
}
