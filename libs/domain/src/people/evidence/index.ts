export { EVIDENCE_KINDS, EvidenceFile, type EvidenceKind } from './evidence-file.entity.js';
export { EvidenceModule } from './evidence.module.js';
export { Evidences } from './evidences.service.js';
