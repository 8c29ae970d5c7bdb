export { DeliveryImport, DeliveryImportRow, SHEET_ROW_STATES } from './delivery-import.entity.js';
export { DeliveryImportRunner } from './delivery-import-rows.scheduler.js';
export { DeliveryImports, type ImportProgress } from './delivery-imports.service.js';
export type { SheetColumns } from './delivery-sheet.parser.js';
export { DeliveryImportsModule } from './delivery-imports.module.js';
