export { OutboxRelayModule } from './outbox-relay.module.js';
