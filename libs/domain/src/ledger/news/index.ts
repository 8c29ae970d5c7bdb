export { MoneyNews } from './money-news.service.js';
export { NewsModule } from './news.module.js';
