import { Module } from '@nestjs/common';
import { Evidences } from './evidences.service.js';

@Module({ providers: [Evidences], exports: [Evidences] })
export class EvidenceModule {}
