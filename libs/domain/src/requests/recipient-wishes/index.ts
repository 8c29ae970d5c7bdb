export { RecipientRequest } from './recipient-request.entity.js';
export { RecipientFeedback } from './recipient-feedback.service.js';
export { RecipientRequests } from './recipient-requests.service.js';
export { RecipientVerification } from './recipient-verification.service.js';
export { RecipientWishes } from './recipient-wishes.service.js';
