export { ConversationLine } from './conversation-line.entity.js';
export { ConversationsModule } from './conversations.module.js';
export { Conversations } from './conversations.service.js';
