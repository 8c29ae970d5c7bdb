import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { PasswordResetsController } from './password-resets.controller.js';
import { ResetPageController } from './reset-page.controller.js';

/** New passwords for people who cannot log in. */
@Module({
  imports: [DomainModule, TrackingPageModule],
  controllers: [PasswordResetsController, ResetPageController],
})
export class PasswordResetModule {}
