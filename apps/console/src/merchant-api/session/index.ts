export { MerchantController } from './merchant-controller.decorator.js';
export { CurrentMerchant, MerchantScope } from './merchant.guard.js';
