import { Module } from '@nestjs/common';
import { MessagesModule } from '../../events/index.js';
import { MoneyNews } from './money-news.service.js';

@Module({ imports: [MessagesModule], providers: [MoneyNews], exports: [MoneyNews] })
export class NewsModule {}
