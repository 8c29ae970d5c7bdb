export {
  CodeAttempts,
  CodeCallback,
  type CodeCheck,
  DeliveryConfirmation,
} from './delivery-confirmation.service.js';
