export { Invoice, INVOICE_STATES } from './invoice.entity.js';
export { InvoicePayments } from './invoice-payments.service.js';
export { InvoiceQueries, type InvoiceView } from './invoice.queries.js';
export { Invoices } from './invoices.service.js';
