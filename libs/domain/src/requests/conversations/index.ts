export { ConversationLine, Conversations, PhoneReplies, REPLY_OUTCOMES } from './conversations.service.js';
