export { ALERT_KINDS, DATA_REQUESTS, type DataRequest } from './alert.entity.js';
export { BoardAlerts, CourierAlerts, TASK_KINDS } from './alerts.service.js';
