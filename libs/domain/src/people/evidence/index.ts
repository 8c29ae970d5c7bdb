export { EVIDENCE_KINDS, Evidences } from './evidences.service.js';
