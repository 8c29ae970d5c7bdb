import { DeveloperApps, DeveloperSessions, isDomainError, type DeveloperSession } from '#domain';
import { streamQuery } from '../../http/field.schemas.js';
import { appParams } from '../apps/app.schemas.js';
import { developerApi } from '../session/developer-api.decorator.js';
import { AppEventFeed } from './app-event.feed.js';

const api = developerApi(
  'apps/:id/events',
  { feed: AppEventFeed, apps: DeveloperApps, sessions: DeveloperSessions },
  appParams,
);

export const AppEventsController = api.controller('AppEventsController', {
  listen: api.send('', {
    summary: 'Server-sent events: messages, requests and orders of the app’s sandbox as they change',
    description:
      '`ready {resumed}` first, then `delivery {id, at, event, state, attempts, lastStatus, aggregateId}` when a ' +
      'message is written, tried or ended, `request {id, at, method, path, status, durationMs}` when the app was ' +
      'answered, and `order {id, at, sequence, status}`. One may come twice. `behind {}`: more has changed than was ' +
      'sent, read the lists. `Last-Event-ID` brings what was missed in the last 15 minutes; `resumed: false` says to ' +
      'read the lists. The stream ends with the session, and when the developer leaves the team.',
    query: streamQuery,
    mediaTypes: ['text/event-stream'],
    run: async ({ apps, sessions, feed, session, id, request, query: { lastEventId }, response }) => {
      const { sandboxHubId } = await apps.require(session.developer.id, id);
      const isCurrent = async () =>
        (await sessions.isCurrent(session)) && (await isInTeam({ apps }, session, id));
      await feed.join({ sandboxHubId, isCurrent }, request.get('last-event-id') ?? lastEventId, response);
    },
  }),
});

async function isInTeam(
  { apps }: { readonly apps: DeveloperApps },
  { developer }: DeveloperSession,
  id: number,
): Promise<boolean> {
  try {
    await apps.require(developer.id, id);
    return true;
  } catch (error) {
    if (isDomainError(error, 'app_not_found')) return false;
    throw error;
  }
}
