import { Module } from '@nestjs/common';
import { OrderAnswers, WebhookSendingModule } from '#runtime';
import { ModelMCategoriesController } from './categories/categories.controller.js';
import { CompaniesController, CompanyCoordinates } from './companies/companies.controller.js';
import {
  ModelMCourierDocumentsController,
  ModelMCouriersController,
} from './couriers/couriers.controller.js';
import { CompanyCreditsController, CourierCreditsController } from './credits/credits.controller.js';
import { ModelMExceptionFilter } from './model-m-exception.filter.js';
import { RequestCancellationController } from './requests/request-cancellation.controller.js';
import { RequestDetailController } from './requests/request-detail.controller.js';
import { RequestOpeningCommands } from './requests/request-opening.commands.js';
import { RequestOpeningController } from './requests/request-opening.controller.js';
import { RequestsController } from './requests/requests.controller.js';
import { ScheduledRequestsController } from './requests/scheduled-requests.controller.js';
import { HubContexts } from './requests/hub-context.provider.js';
import { RequestViews } from './requests/request-views.provider.js';
import { RequestListQueries } from './requests/request-list.queries.js';
import { ModelMWebhookFormat } from './webhooks/status-webhook.mapper.js';
import { ModelMWebhooksController } from './webhooks/webhooks.controller.js';

/** In the order of the documents. */
export const CONTROLLERS = [
  RequestOpeningController,
  RequestsController,
  ScheduledRequestsController,
  RequestCancellationController,
  RequestDetailController,
  ModelMCategoriesController,
  CompaniesController,
  CompanyCreditsController,
  ModelMCouriersController,
  ModelMCourierDocumentsController,
  CourierCreditsController,
  ModelMWebhooksController,
];

@Module({
  imports: [WebhookSendingModule.forDialect(ModelMWebhookFormat)],
  controllers: CONTROLLERS,
  providers: [
    CompanyCoordinates,
    HubContexts,
    ModelMExceptionFilter,
    OrderAnswers,
    RequestListQueries,
    RequestOpeningCommands,
    RequestViews,
  ],
})
export class ModelMModule {}
