import { Module } from '@nestjs/common';
import { AppCallers } from '../people/index.js';
import { ActingApps } from './app-access/acting-apps.service.js';
import { AppAuthorizations } from './app-access/app-authorizations.service.js';
import { AppGrants, AppTokens } from './app-access/app-grants.service.js';
import { AppActivity } from './developer-apps/app-activity.queries.js';
import { AppAddresses } from './developer-apps/app-addresses.service.js';
import { AppChecklist } from './developer-apps/app-checklist.queries.js';
import { AppConnections } from './developer-apps/app-connections.service.js';
import { AppReceivers } from './developer-apps/app-receivers.service.js';
import { AppRemovals, DeveloperApps } from './developer-apps/developer-apps.service.js';
import { AppRequests } from './developer-apps/app-requests.service.js';
import { AppReviews } from './developer-apps/app-reviews.service.js';
import { AppSandboxes, SandboxPlaces, SandboxShops } from './developer-apps/app-sandboxes.service.js';
import { AppEvents, AppWebhooks } from './developer-apps/app-webhooks.service.js';
import { ConnectionActivity, ConnectionSecrets } from './developer-apps/connection-secrets.service.js';
import { RecordedRequests } from './developer-apps/recorded-requests.service.js';
import { TestOrders } from './developer-apps/test-orders.service.js';
import { DeveloperAccounts } from './developers/developer-accounts.service.js';
import { DeveloperLinks } from './developers/developer-links.service.js';
import { DeveloperSessions } from './developers/developer-sessions.service.js';
import { DeveloperTeams } from './developers/developer-teams.service.js';
import { SandboxModule } from './sandbox.module.js';

const PROVIDERS = [
  [ActingApps, AppAuthorizations, AppGrants, AppTokens],
  { provide: AppCallers, useExisting: ActingApps },
  [AppActivity, AppChecklist, AppRequests, AppReviews, RecordedRequests, TestOrders],
  [AppAddresses, AppConnections, AppEvents, AppReceivers, AppWebhooks],
  [AppRemovals, AppSandboxes, DeveloperApps, SandboxPlaces, SandboxShops],
  [ConnectionActivity, ConnectionSecrets],
  [DeveloperAccounts, DeveloperLinks, DeveloperSessions, DeveloperTeams],
].flat();

/** Expects `AppTokenCipher` and `SandboxLimit` from a global module. */
@Module({ imports: [SandboxModule], providers: PROVIDERS, exports: PROVIDERS })
export class DevelopersModule {}
