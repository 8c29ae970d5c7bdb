export { CallbackTransport } from './callback-transport.js';
export { ConfiguredTransport } from './configured-transport.js';
export { textOf } from './message-texts.js';
export { MessageSender } from './message-sender.js';
export { PushTransport } from './push-transport.js';
export { SmtpTransport } from './smtp-transport.js';
