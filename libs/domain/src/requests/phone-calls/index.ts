export { HubCallGateway } from './call-gateway.entity.js';
export { CallGateway, type CallToConnect, type GatewayAddress } from './call-gateway.port.js';
export { CallGateways } from './call-gateways.service.js';
export { PHONE_CALL_STATES, PhoneCall } from './phone-call.entity.js';
export { PhoneCallBook } from './phone-call-book.service.js';
export { recipientNumber } from './phone-call.rules.js';
export { PhoneCallsModule } from './phone-calls.module.js';
export { PhoneCalls } from './phone-calls.service.js';
