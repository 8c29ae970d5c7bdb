import { Module } from '@nestjs/common';
import { AddressBook } from './address-book.service.js';

@Module({ providers: [AddressBook], exports: [AddressBook] })
export class AddressBookModule {}
