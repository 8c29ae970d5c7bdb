export { Invoice, INVOICE_STATES } from './invoice.entity.js';
export { InvoicePayments, Invoices } from './invoices.service.js';
export { InvoiceQueries, type InvoiceView } from './invoice.queries.js';
