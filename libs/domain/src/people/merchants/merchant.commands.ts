import type { Merchant } from './merchant.entity.js';

type Editable = Omit<
  Merchant,
  'id' | 'hubId' | 'passwordHash' | 'blockedAt' | 'createdAt' | 'updatedAt' | 'ownerId'
>;

export interface NewMerchant extends Partial<Editable> {
  name: string;
  phone: string;
  password?: string;
  /** Makes the merchant a sub-user of that merchant. */
  ownerId?: number | null;
}

export interface MerchantPatch extends Partial<Editable> {
  password?: string;
  blocked?: boolean;
}

export interface MerchantFilter {
  email?: string;
  externalId?: string;
  ids?: readonly number[];
  /** Finds sub-users of that merchant. */
  ownerId?: number;
  /** Finds only merchants without an owner. */
  accounts?: boolean;
  blocked?: boolean;
  /** Finds part of a name, e-mail, phone or document. */
  search?: string;
}

export type MerchantIdentification = 'id' | 'cpf' | 'cnpj' | 'phone' | 'contract';
