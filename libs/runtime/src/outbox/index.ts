export { OutboxRelayModule } from './outbox-relay.module.js';
export { OutboxRelayRunner } from './outbox-relay-runner.js';
