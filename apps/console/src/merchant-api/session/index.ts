export { MerchantController } from './merchant-controller.decorator.js';
export { CurrentActing, CurrentMerchant, MerchantScope } from './merchant.guard.js';
