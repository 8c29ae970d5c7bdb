export { ConversationLine } from './conversation-line.entity.js';
export { ConversationsModule } from './conversations.module.js';
export { PhoneReplies, REPLY_OUTCOMES } from './phone-replies.service.js';
export { Conversations } from './conversations.service.js';
