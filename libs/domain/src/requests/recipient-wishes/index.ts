export { RecipientWishesModule } from './recipient-wishes.module.js';
export { RecipientWishes } from './recipient-wishes.service.js';
