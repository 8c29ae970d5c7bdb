export { EVIDENCE_KINDS, EvidenceFile, Evidences } from './evidences.service.js';
