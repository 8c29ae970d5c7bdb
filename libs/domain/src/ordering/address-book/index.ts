export { AddressBook } from './address-book.service.js';
export { MerchantPlace, type MerchantPlaceKind } from './merchant-place.entity.js';
