export { EVIDENCE_KINDS, type EvidenceKind, Evidences } from './evidences.service.js';
