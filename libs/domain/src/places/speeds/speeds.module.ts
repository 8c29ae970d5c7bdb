import { Module } from '@nestjs/common';
import { LearnedSpeeds } from './learned-speeds.service.js';

@Module({ providers: [LearnedSpeeds], exports: [LearnedSpeeds] })
export class SpeedsModule {}
