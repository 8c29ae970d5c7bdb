import { lazy } from '../../ground/lazy.js';

export const LaterAddress = lazy(() => import('./address-form.part.js'), 'AddressForm', null);
export const LaterConversation = lazy(() => import('./conversation.part.js'), 'Conversation', null);
