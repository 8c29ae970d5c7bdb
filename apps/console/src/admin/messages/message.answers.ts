import { Message, MESSAGE_CHANNELS, MESSAGE_TEMPLATES, type MessageState } from '#domain';
import { z } from 'zod';
import { recordOf } from '../../docs/record.schemas.js';

export const MESSAGE_STATES = ['queued', 'sent', 'given_up'] as const satisfies readonly MessageState[];

export const messageAnswer = z
  .strictObject(
    recordOf(Message, ['id orderId recipient dueAt attempts lastError createdAt endedAt'], {
      channel: z.enum(MESSAGE_CHANNELS),
      template: z.enum(MESSAGE_TEMPLATES),
      state: z.enum(MESSAGE_STATES),
    }),
  )
  .meta({ id: 'Message' });
