export { AsaasPayouts } from './asaas-payouts.client.js';
