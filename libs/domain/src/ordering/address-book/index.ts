export { AddressBook } from './address-book.service.js';
export { AddressBookModule } from './address-book.module.js';
export { MerchantPlace, type MerchantPlaceKind } from './merchant-place.entity.js';
