export { type KeptMessage, MessageLog } from './message-log.service.js';
export {
  MessageQueue,
  type MessageResult,
  MessageTransport,
  type OutgoingMessage,
} from './message-queue.service.js';
export { MessageReplies } from './message-replies.service.js';
export { builtInText, type MessageText, MOMENT_RULES, PLACEHOLDERS } from './moment-texts.rules.js';
export { filledText, messageTime, momentText } from './message-text.rules.js';
export { MessageTexts } from './message-texts.service.js';
export { Message } from './message.entity.js';
export {
  MESSAGE_CHANNELS,
  MESSAGE_LANGUAGES,
  MESSAGE_MOMENTS,
  type MessageLanguage,
  MESSAGE_STATES,
  MESSAGE_TEMPLATES,
  PUSH_TEMPLATES,
  TEXT_CHANNELS,
  type FailureNext,
  type MessageChannel,
  type MessageWords,
  type NewMessage,
  type OrderNewsTemplate,
  type PushTemplate,
  type RecipientTemplate,
  type ShopTemplate,
  type TextChannel,
} from './message.types.js';
export { Messages } from './messages.service.js';
