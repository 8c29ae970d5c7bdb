import { Module } from '@nestjs/common';
import { Hubs } from './hubs.service.js';

@Module({ providers: [Hubs], exports: [Hubs] })
export class HubsModule {}
