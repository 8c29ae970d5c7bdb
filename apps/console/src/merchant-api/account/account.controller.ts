import {
  AddressLookup,
  addressWords,
  atSamePoint,
  DomainError,
  Merchants,
  Pictures,
  PreparationTimes,
  type ActingMerchant,
  type MerchantAddress,
  type MerchantSession,
  type Scope,
  type WrittenAddress,
} from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { z } from 'zod';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { CurrentActing, CurrentMerchant, MerchantController } from '../session/index.js';
import { accountAnswer, accountBody, accountPatch } from './account.schemas.js';

/** A merchant's own record: address, hours, preparation time, and the logo of its tracking pages. */
@MerchantController('account')
export class MerchantAccountController {
  constructor(
    private readonly merchants: Merchants,
    private readonly preparation: PreparationTimes,
    private readonly pictures: Pictures,
    private readonly lookup: AddressLookup,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    appScope: 'store',
    summary: 'Shows the account’s own record',
    answer: accountAnswer,
    ownerOnly: true,
  })
  read(@CurrentActing() session: ActingMerchant) {
    return this.shown(session);
  }

  @Endpoint({
    method: 'PATCH',
    status: 200,
    appScope: 'store',
    summary: 'Changes the account’s own record',
    description:
      'An address that names the same place as before keeps its point, which may have been set by hand.',
    body: accountPatch,
    answer: accountAnswer,
    errors: [422],
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'updated' },
  })
  async change(
    @CurrentActing() session: ActingMerchant,
    @EndpointBody() { address, ...patch }: z.output<typeof accountPatch>,
  ) {
    const { scope, merchant } = session;
    const located = address && { address: await this.located(scope, merchant.id, address) };
    await this.merchants.update(scope, merchant.id, { ...patch, ...located });
    return this.shown(session);
  }

  @Endpoint({
    method: 'PUT',
    path: 'logo',
    status: 200,
    summary: 'Sets the logo on the tracking page (JPEG, PNG or WebP, 10 MiB)',
    files: ['picture'],
    answer: accountAnswer,
    errors: [413],
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'picture_added' },
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async setLogo(@CurrentMerchant() session: MerchantSession, @UploadedFiles() files: Upload[] | undefined) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'picture' });
    const { scope, merchant } = session;
    const before = await this.pictures.list(scope, 'merchant', merchant.id);
    await this.pictures.add(scope, 'merchant', merchant.id, file.received);
    for (const { id } of before) await this.pictures.remove(scope, 'merchant', merchant.id, id);
    return this.shown(session);
  }

  @Endpoint({
    method: 'DELETE',
    path: 'logo',
    status: 204,
    summary: 'Takes the logo away',
    ownerOnly: true,
    audit: { entity: 'merchant', action: 'picture_removed' },
  })
  async removeLogo(@CurrentMerchant() { scope, merchant }: MerchantSession): Promise<void> {
    for (const { id } of await this.pictures.list(scope, 'merchant', merchant.id))
      await this.pictures.remove(scope, 'merchant', merchant.id, id);
  }

  /** The address with the point that it had, or that an order would get. @throws address_not_found */
  private async located(scope: Scope, id: number, address: WrittenAddress): Promise<MerchantAddress> {
    const kept = atSamePoint(address, (await this.merchants.get(scope, id)).address);
    if (kept) return kept;
    const { found } = await this.lookup.tryWords(scope, addressWords(address));
    if (found === null) throw new DomainError('address_not_found', { field: 'address.street' });
    return { ...address, latitude: found.latitude, longitude: found.longitude };
  }

  private async shown({ scope, hubId, merchant: { id } }: ActingMerchant) {
    const merchant = await this.merchants.get(scope, id);
    const { preparationMinutes } = merchant;
    const items = await this.preparation.ofMerchant(hubId, id);
    return { ...accountBody(merchant), preparation: { preparationMinutes, items } };
  }
}
