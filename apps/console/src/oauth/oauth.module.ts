import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { OAuthController, OAuthMetadataController, ProtectedResourceController } from './oauth.controller.js';

/** Tokens of the apps that merchants install. */
@Module({
  imports: [DomainModule],
  controllers: [OAuthController, OAuthMetadataController, ProtectedResourceController],
})
export class OAuthModule {}
