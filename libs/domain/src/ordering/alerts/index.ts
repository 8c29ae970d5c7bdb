export { ALERT_KINDS, DATA_ASKED, type DataAsked } from './alert.entity.js';
export { BoardAlerts } from './board-alerts.service.js';
export { CourierAlerts, TASK_KINDS } from './courier-alerts.service.js';
