export { HealthHistory } from './health-history.service.js';
export type { HealthReport } from './health-report.rules.js';
export { HealthSpan, type HealthState } from './health-span.entity.js';
