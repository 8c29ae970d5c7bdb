export { MoneyNews } from './money-news.service.js';
