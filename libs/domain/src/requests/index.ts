export * from './confirmation/index.js';
export * from './conversations/index.js';
export * from './delivery-requests/index.js';
export * from './recipient-wishes/index.js';
export { RequestsModule } from './requests.module.js';
