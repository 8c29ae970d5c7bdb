export { ALERT_KINDS, DATA_ASKED, type DataAsked } from './alert.entity.js';
export { BoardAlerts, CourierAlerts, TASK_KINDS } from './alerts.service.js';
