import { Module } from '@nestjs/common';
import { DomainModule } from '#domain';
import { WebhookSendingModule } from '#runtime';
import { CompaniesController } from './companies/companies.controller.js';
import { CouriersController } from './couriers/couriers.controller.js';
import { DocumentsController } from './couriers/documents.controller.js';
import { CompanyCreditsController } from './credits/company-credits.controller.js';
import { CourierCreditsController } from './credits/courier-credits.controller.js';
import { CancellationController } from './requests/cancellation.controller.js';
import { DetailController } from './requests/detail.controller.js';
import { OpeningCommands } from './requests/opening.commands.js';
import { OpeningController } from './requests/opening.controller.js';
import { RequestsController } from './requests/requests.controller.js';
import { ScheduledController } from './requests/scheduled.controller.js';
import { SurroundingsOfHub } from './requests/surroundings.js';
import { ModelMDialect } from './webhooks/dialect.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

/** In the order in which the documents show them. */
export const CONTROLLERS = [
  OpeningController,
  RequestsController,
  ScheduledController,
  CancellationController,
  DetailController,
  CompaniesController,
  CompanyCreditsController,
  CouriersController,
  DocumentsController,
  CourierCreditsController,
  WebhooksController,
];

@Module({
  imports: [DomainModule, WebhookSendingModule.speaking(ModelMDialect)],
  controllers: CONTROLLERS,
  providers: [OpeningCommands, SurroundingsOfHub],
})
export class ModelMModule {}
