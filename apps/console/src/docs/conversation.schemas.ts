import { CONVERSATION_SIDES } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf } from './record.schemas.js';

/** Lines of a conversation, oldest first. */
export const conversationAnswer = listOf(
  z.strictObject({
    id: z.int(),
    /** The number of the stop within its order. */
    stop: z.int(),
    side: z.enum(CONVERSATION_SIDES),
    via: z.enum(['page', 'app', 'sms', 'whatsapp']),
    text: z.string(),
    at: instantAnswer,
  }),
);
