import { Module } from '@nestjs/common';
import { MerchantApiModule } from '../merchant-api/merchant-api.module.js';
import { AskingSessions } from './asking-sessions.service.js';
import { AssistedDeliveries } from './deliveries.service.js';
import { McpController } from './mcp.controller.js';
import { McpGuard } from './mcp.guard.js';
import { PersonCodes } from './person-codes.service.js';
import { McpServers } from './mcp-servers.service.js';

/** The deliveries of merchants for their assistants, by the Model Context Protocol. */
@Module({
  imports: [MerchantApiModule],
  controllers: [McpController],
  providers: [AskingSessions, AssistedDeliveries, McpGuard, McpServers, PersonCodes],
})
export class McpModule {}
